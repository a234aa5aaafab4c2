/** The settings of the server as the environment gives them: read here, and nowhere else. */
export interface Env {
  readonly PORT?: string | undefined;
  readonly HOST?: string | undefined;
  readonly DATA_DIR?: string | undefined;
  readonly DATABASE_URL?: string | undefined;
  readonly FILES_URL?: string | undefined;
  readonly LOG_LEVEL?: string | undefined;
  readonly TRUST_PROXY?: string | undefined;
  readonly MESSAGES_PER_MINUTE?: string | undefined;
  readonly UPLOADS_PER_HOUR?: string | undefined;
  readonly STORAGE_PER_MEMBER_MB?: string | undefined;
  readonly ANONYMOUS_SOCKETS?: string | undefined;
  readonly ANONYMOUS_SOCKETS_PER_ADDRESS?: string | undefined;
  readonly OPENAI_API_KEY?: string | undefined;
  readonly OPENAI_BASE_URL?: string | undefined;
  readonly OPENAI_MODEL?: string | undefined;
  readonly OPENAI_API?: string | undefined;
}

export function readEnv(): Env {
  return process.env;
}
