import { CV_FILE_TYPES, MAX_CV_BYTES } from "@rolecall/contracts/common/files";
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { createdAt, hasLength, idColumn, isBetween, isOneOf } from "./columns.ts";
import { users } from "./users.ts";

const CONTENT_TYPES = [CV_FILE_TYPES.pdf, CV_FILE_TYPES.docx] as const;

/**
 * An uploaded file. Its bytes are in the file store under `key`; the row is written with whatever
 * refers to it, so bytes without a row are waste and a row without a reference is too
 * (`deleteUnreferencedFiles`).
 */
export const storedFiles = pgTable(
  "stored_files",
  {
    id: idColumn(),
    ownerId: uuid("owner_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    key: text("key").notNull(),
    originalName: text("original_name").notNull(),
    /** By content, not by the name or the header it came with. */
    contentType: text("content_type", { enum: CONTENT_TYPES }).notNull(),
    size: integer("size").notNull(),
    /** Lower-case hex. */
    sha256: text("sha256").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique("stored_files_key_key").on(t.key),
    index("stored_files_owner_idx").on(t.ownerId),
    index("stored_files_created_at_idx").on(t.createdAt),
    check("stored_files_key_check", hasLength(t.key, 1, 512)),
    check("stored_files_original_name_check", hasLength(t.originalName, 1, 255)),
    check("stored_files_content_type_check", isOneOf(t.contentType, CONTENT_TYPES)),
    check("stored_files_size_check", isBetween(t.size, 1, MAX_CV_BYTES)),
    check("stored_files_sha256_check", sql`${t.sha256} ~ '^[0-9a-f]{64}$'`),
  ],
);
