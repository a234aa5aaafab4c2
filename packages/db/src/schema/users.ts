import { ROLES } from "@rolecall/contracts/auth/enums";
import { POPUP_KINDS } from "@rolecall/contracts/notifications/enums";
import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, hasLength, idColumn, instant, isOneOf, updatedAt } from "./columns.ts";

/** The name of whoever has deleted their account, for those who have talked with them. */
export const DELETED_MEMBER_NAME = "Deleted member";

/**
 * Everybody who can sign in, and what is left of those who could: a row without personal data, so that what
 * they wrote to others stays readable. The role is chosen at signup and never changes.
 */
export const users = pgTable(
  "users",
  {
    id: idColumn(),
    /** Trimmed, in the spelling its owner typed; compared without case. */
    email: text("email").notNull(),
    name: text("name").notNull(),
    /** The name as it is searched for and sorted by: without case, accents and apostrophes. */
    foldedName: text("folded_name").notNull().generatedAlwaysAs(sql`fold_name(name)`),
    role: text("role", { enum: ROLES }).notNull(),
    /** Argon2id in PHC form; empty once the account is deleted, as the e-mail is. */
    passwordHash: text("password_hash").notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: instant("deleted_at"),
    /** Since whoever runs the site has shut the account: nobody can sign in to it. */
    suspendedAt: instant("suspended_at"),
    /** Kinds of news that do not pop up on the member's screens; everything else does. */
    mutedPopups: text("muted_popups", { enum: POPUP_KINDS }).array().notNull().default([]),
  },
  (t) => [
    uniqueIndex("users_email_key").on(sql`lower(${t.email})`).where(sql`${t.deletedAt} is null`),
    index("users_name_idx").on(t.foldedName, t.id).where(sql`${t.deletedAt} is null`),
    index("users_role_name_idx").on(t.role, t.foldedName, t.id).where(sql`${t.deletedAt} is null`),
    index("users_deleted_idx").on(t.deletedAt).where(sql`${t.deletedAt} is not null`),
    index("users_search_idx").using("gin", t.foldedName.op("gin_trgm_ops"), t.email.op("gin_trgm_ops")),
    check(
      "users_email_check",
      sql`${t.email} = btrim(${t.email}) and (${t.deletedAt} is not null or ${hasLength(t.email, 3, 254)})`,
    ),
    check(
      "users_deleted_check",
      sql`${t.deletedAt} is null or (${t.email} = '' and ${t.passwordHash} = '' and ${t.name} = ${sql.raw(`'${DELETED_MEMBER_NAME}'`)})`,
    ),
    check("users_name_check", hasLength(t.name, 1, 120)),
    check("users_role_check", isOneOf(t.role, ROLES)),
  ],
);
