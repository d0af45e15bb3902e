import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** A package that contributes to the shipped page. */
export interface Part {
  readonly name: string;
  readonly version: string;
  /** The licence name in the package ("MIT"). */
  readonly licence: string;
  /** Its path under `licences/`. */
  readonly file: string;
  readonly text: string;
}

interface Manifest {
  readonly version: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const LICENCE = /^(licen[cs]e|ofl|copying)(\.(txt|md))?$/i;
/** Added by the build although no source imports it: it talks to the service worker. */
const BY_THE_BUILD = ["workbox-window"];

const read = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));

function partOf(root: string, name: string): Part {
  const folder = join(root, "node_modules", name);
  const file = readdirSync(folder).find((entry) => LICENCE.test(entry));
  if (file === undefined) throw new Error(`no licence lies in ${folder}`);
  const { version, license = "" } = read(folder);
  return {
    name,
    version,
    licence: license,
    file: `${name.replace(/^@/, "").replace("/", "-")}.txt`,
    text: readFileSync(join(folder, file), "utf8"),
  };
}

/** Packages with only types leave nothing in the build. */
const isShipped = (name: string): boolean => !name.startsWith("@types/") && name !== "typescript";

/**
 * Everything that runs in a player's browser, by name: the dependencies and their own dependencies.
 * @param root folder of package.json.
 * @throws Error when one of them has no licence file.
 */
export function shippedParts(root: string): readonly Part[] {
  const found = new Set<string>();
  const open = [...Object.keys(read(root).dependencies ?? {}), ...BY_THE_BUILD];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const folder = join(root, "node_modules", name);
    if (found.has(name) || !isShipped(name) || !existsSync(folder)) continue;
    found.add(name);
    open.push(...Object.keys(read(folder).dependencies ?? {}));
  }
  return [...found].sort().map((name) => partOf(root, name));
}

/** Adds the licences of everything shipped to the build, with a list of them for the dialog. */
export function licences(): Plugin {
  const parts = shippedParts(process.cwd());
  const list = JSON.stringify(parts.map(({ text: _text, ...part }) => part));
  const files = new Map([["index.json", list], ...parts.map(({ file, text }) => [file, text] as const)]);
  return {
    name: "playmat:licences",
    generateBundle() {
      for (const [file, source] of files)
        this.emitFile({ type: "asset", fileName: `licences/${file}`, source });
    },
    configureServer(server) {
      server.middlewares.use("/licences", (request, response, next) => {
        const source = files.get(request.url?.slice(1) ?? "");
        if (source === undefined) next();
        else response.end(source);
      });
    },
  };
}
