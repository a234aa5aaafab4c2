import { type SQL, sql } from "drizzle-orm";
import { type AnyPgColumn, customType, timestamp, uuid } from "drizzle-orm/pg-core";
import { newId } from "../ids.ts";

/** The primary key of most tables: a UUID v7 made by the application. */
export function idColumn() {
  return uuid("id").primaryKey().$defaultFn(newId);
}

/**
 * An instant, to the millisecond: what a JavaScript Date can hold. With Postgres' microseconds a page
 * cursor that went through a Date would skip or repeat rows.
 */
export function instant(name: string) {
  return timestamp(name, { withTimezone: true, precision: 3, mode: "date" });
}

export function createdAt() {
  return instant("created_at").notNull().defaultNow();
}

export function updatedAt() {
  return instant("updated_at").notNull().defaultNow();
}

/*
 * Indexes are all ascending, also those for "newest first": Postgres reads them backwards as fast. The
 * `.desc()` of drizzle-kit would say DESC NULLS LAST, which no `order by … desc` can use.
 */

/** A full-text vector. Written by code (`search/job-document.ts`), never read back. */
export const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/** CHECK expression: the column holds one of the values, which come from constants of the contracts. */
export function isOneOf(column: AnyPgColumn, values: readonly (string | number)[]): SQL {
  const list = values.map((value) =>
    typeof value === "number" ? String(value) : `'${value.replaceAll("'", "''")}'`,
  );
  return sql`${column} in (${sql.raw(list.join(", "))})`;
}

/** CHECK expression: the text has `min` to `max` characters. */
export function hasLength(column: AnyPgColumn, min: number, max: number): SQL {
  return sql`char_length(${column}) between ${sql.raw(String(min))} and ${sql.raw(String(max))}`;
}

/** CHECK expression: the list has at most `max` items. */
export function hasAtMost(column: AnyPgColumn, max: number): SQL {
  return sql`cardinality(${column}) <= ${sql.raw(String(max))}`;
}

/** CHECK expression: the number lies within the closed range. Refuses NaN, which Postgres sorts last. */
export function isBetween(column: AnyPgColumn, min: number, max: number): SQL {
  return sql`${column} between ${sql.raw(String(min))} and ${sql.raw(String(max))}`;
}
