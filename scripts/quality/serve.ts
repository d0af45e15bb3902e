import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
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

/** A built page, served as hosts serve it: packed, and with files that never change kept by the browser. */
export async function serve(folder: string, port: number): Promise<Server> {
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
  await new Promise<void>((ready) => server.listen(port, "localhost", ready));
  return server;
}
