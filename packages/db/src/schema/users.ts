import { ROLES } from "@rolecall/contracts/auth/enums";
import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, hasLength, idColumn, isOneOf, updatedAt } from "./columns.ts";

/** Everybody who can sign in. The role is chosen at signup and never changes. */
export const users = pgTable(
  "users",
  {
    id: idColumn(),
    /** Trimmed, in the spelling its owner typed; compared without case. */
    email: text("email").notNull(),
    name: text("name").notNull(),
    /** The name as it is searched for: without case, accents and apostrophes. */
    foldedName: text("folded_name").notNull().generatedAlwaysAs(sql`fold_name(name)`),
    role: text("role", { enum: ROLES }).notNull(),
    /** Argon2id in PHC form. */
    passwordHash: text("password_hash").notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex("users_email_key").on(sql`lower(${t.email})`),
    index("users_role_name_idx").on(t.role, sql`lower(${t.name})`, t.id),
    index("users_search_idx").using("gin", t.foldedName.op("gin_trgm_ops"), t.email.op("gin_trgm_ops")),
    check("users_email_check", sql`${t.email} = btrim(${t.email}) and ${hasLength(t.email, 3, 254)}`),
    check("users_name_check", hasLength(t.name, 1, 120)),
    check("users_role_check", isOneOf(t.role, ROLES)),
  ],
);
