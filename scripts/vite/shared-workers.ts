import { dirname, resolve } from "node:path";
import type { Plugin } from "vite";

/** `new URL("./some.worker.ts", import.meta.url)`, the form that dev server, tests and browsers all understand. */
const WORKER = /new URL\(\s*"([^"]+\.worker\.ts)",\s*import\.meta\.url\s*\)/g;

interface Piece {
  readonly fileName: string;
  readonly facadeModuleId?: string | null;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

/**
 * Builds workers as entries of the page's own build, so that they share the chunks that the page has already loaded. By
 * default a worker is bundled separately, with a second copy of everything it uses. The build fails when a worker
 * depends on the page itself, which would then run twice, or on something that only a page can do.
 */
export function sharedWorkers(): Plugin {
  return {
    name: "playmat:shared-workers",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { code: WORKER },
      handler(code, id) {
        return code.replace(WORKER, (_, path: string) => {
          const file = resolve(dirname(id), path);
          const name = path.replace(/^.*\/|\.ts$/g, "");
          const chunk = this.emitFile({ type: "chunk", id: file, name, preserveSignature: false });
          return `import.meta.ROLLUP_FILE_URL_${chunk}`;
        });
      },
    },
    generateBundle(_options, bundle) {
      const pieces = bundle as unknown as Readonly<Record<string, Piece>>;
      for (const worker of Object.values(pieces)) {
        if (!worker.facadeModuleId?.endsWith(".worker.ts")) continue;
        for (const piece of loaded(pieces, worker.fileName)) {
          if (piece.facadeModuleId?.endsWith(".html")) this.error(`${worker.fileName} would run the page`);
          if (piece.dynamicImports?.length && !runsInWorker(piece.fileName)) {
            this.error(`${piece.fileName} loads others in a worker: give its source a name with "worker"`);
          }
        }
      }
    },
  };
}

/**
 * Whether this chunk may run in a worker and load other chunks there. Those cannot be preloaded: a worker has no
 * document for the links. One example is the list of games. Decided by its name, as Vite asks before the bundle is
 * known.
 */
export function runsInWorker(fileName: string): boolean {
  return /worker|registry/.test(fileName);
}

function loaded(pieces: Readonly<Record<string, Piece>>, from: string): Set<Piece> {
  const found = new Set<Piece>();
  const open = [from];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    const piece = pieces[file];
    if (piece === undefined || found.has(piece)) continue;
    found.add(piece);
    open.push(...(piece.imports ?? []), ...(piece.dynamicImports ?? []));
  }
  return found;
}
