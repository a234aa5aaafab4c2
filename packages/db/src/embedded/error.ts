/** Something the person who starts the server has to know or to do; the message says what. */
export class EmbeddedPostgresError extends Error {
  override readonly name = "EmbeddedPostgresError";
}
