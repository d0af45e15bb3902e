import { request as ask, createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** The served page under an address of its own. */
export interface Mirror {
  /** Without a trailing slash. */
  readonly address: string;
  close(): Promise<void>;
}

interface MirrorOptions {
  /** The folder that contains the page ("/some/path/"). Everything else returns 404. Defaults to "/". */
  readonly folder?: string;
  /** Text appended to a file, by its path below the folder. Undefined leaves the file as it is. */
  readonly ending?: (path: string) => string | undefined;
}

/**
 * Serves an already served page again, on a free port.
 * @param served the page's own address.
 */
export async function mirrorOf(served: string, options: MirrorOptions = {}): Promise<Mirror> {
  const { folder = "/", ending = () => undefined } = options;
  const { hostname, port } = new URL(served);
  const server = createServer((incoming, outgoing) => {
    const { url = "/", method } = incoming;
    if (!url.startsWith(folder)) {
      outgoing.writeHead(404).end();
      return;
    }
    const path = `/${url.slice(folder.length)}`;
    const headers = { ...incoming.headers, host: `${hostname}:${port}`, "accept-encoding": "identity" };
    delete headers["if-none-match"];
    const added = ending(path);
    const inner = ask({ hostname, port, path, method, headers }, (answer) => {
      const { "content-length": _length, etag: _etag, ...kept } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 500, kept);
      answer.pipe(outgoing, { end: added === undefined });
      if (added !== undefined) answer.on("end", () => outgoing.end(added));
    });
    inner.on("error", () => outgoing.destroy());
    incoming.pipe(inner);
  });
  await new Promise<void>((done) => server.listen(0, "localhost", done));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
