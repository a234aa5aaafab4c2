import { createServer, type IncomingMessage } from "node:http";
import { closeServer, listenOnFreePort } from "./listen.ts";

/** What the faked model's server does with a request: answers with this text, or misbehaves. */
type Behaviour = { readonly text: string } | "silent" | "broken" | { readonly status: number };

export interface ModelServer extends AsyncDisposable {
  readonly baseUrl: string;
  /** Bodies of the requests it got, newest last. */
  readonly requests: string[];
  behave: (behaviour: Behaviour) => void;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString("utf8");
}

const USAGE = {
  input_tokens: 10,
  output_tokens: 5,
  prompt_tokens: 10,
  completion_tokens: 5,
  total_tokens: 15,
};

function answer(path: string, text: string): object {
  const common = { id: "answer-1", created: 1, created_at: 1, model: "test", usage: USAGE };
  if (path.endsWith("/chat/completions")) {
    return {
      ...common,
      choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content: text } }],
    };
  }
  const content = [{ type: "output_text", text, annotations: [] }];
  return { ...common, output: [{ type: "message", role: "assistant", id: "message-1", content }] };
}

/** A server that speaks both of OpenAI's interfaces as far as the product uses them. */
export async function openModelServer(): Promise<ModelServer> {
  let behaviour: Behaviour = "broken";
  const requests: string[] = [];
  const server = createServer(async (request, response) => {
    requests.push(await bodyOf(request));
    if (behaviour === "silent") return;
    if (behaviour === "broken") return void response.destroy();
    if ("status" in behaviour) return void response.writeHead(behaviour.status).end("{}");
    response.setHeader("Content-Type", "application/json");
    response.end(JSON.stringify(answer(request.url ?? "", behaviour.text)));
  });
  return {
    baseUrl: `http://127.0.0.1:${await listenOnFreePort(server)}/v1`,
    requests,
    behave: (next) => {
      behaviour = next;
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await closeServer(server);
    },
  };
}
