import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";
import { gzipSync } from "node:zlib";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".txt": "text/plain; charset=utf-8",
  ".woff2": "font/woff2",
};
const PACKED = /^(text|application)\/|svg/;

interface Served {
  readonly address: string;
  close(): void;
}

/**
 * Serves a built page on a free port as hosts do: compressed, and with immutable files cached by the browser.
 * @param folder the build.
 */
export async function serve(folder: string): Promise<Served> {
  const server = createServer(async (request, response) => {
    const path = normalize(decodeURIComponent((request.url ?? "/").split(/[?#]/)[0] ?? "/"));
    const file = path.endsWith("/") ? `${path}index.html` : path;
    const body = await readFile(join(folder, file)).catch(() => null);
    if (body === null) {
      response.writeHead(404).end();
      return;
    }
    const type = TYPES[extname(file)] ?? "application/octet-stream";
    const isPacked = PACKED.test(type);
    response.writeHead(200, {
      "content-type": type,
      "cache-control": file.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache",
      ...(isPacked ? { "content-encoding": "gzip" } : undefined),
    });
    response.end(isPacked ? gzipSync(body) : body);
  });
  await new Promise<void>((ready) => server.listen(0, "localhost", ready));
  const { port } = server.address() as AddressInfo;
  return { address: `http://localhost:${port}`, close: () => server.close() };
}
