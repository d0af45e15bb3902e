import { createElement, type FunctionComponent } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { build, createServer, type Plugin, type Rolldown, type UserConfig } from "vite";

const SHELL = "/src/screens/shell/Shell.tsx";
const LANDING = "/src/screens/home/load.ts";
const LANDING_CHUNK = "/src/screens/home/Home.tsx";
const SCRIPT = "src/screens/home/first-paint.ts";
const FIRST = "first.js";
/** What the build writes for the entry of the app. */
const APP = /<script type="module" crossorigin src="([^"]+)"><\/script>/;
const OFFLINE = "virtual:pwa-register";

/** Build options that the landing page shares with the rest. */
type Shared = Pick<UserConfig, "define" | "css">;

/** Disables offline storage while the build draws the page. */
function withoutOffline(): Plugin {
  return {
    name: "playmat:without-offline",
    resolveId: (id) => (id === OFFLINE ? `\0${OFFLINE}` : undefined),
    load: (id) => (id === `\0${OFFLINE}` ? "export const registerSW = () => async () => {};" : undefined),
  };
}

/** The landing page as markup, in English, as a first-time visitor sees it. */
async function draw(shared: Shared): Promise<string> {
  const server = await createServer({
    configFile: false,
    logLevel: "error",
    appType: "custom",
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    ...shared,
    plugins: [withoutOffline()],
  });
  try {
    const { loadHome } = (await server.ssrLoadModule(LANDING)) as { loadHome: () => Promise<unknown> };
    await loadHome();
    const { Shell } = (await server.ssrLoadModule(SHELL)) as { Shell: FunctionComponent };
    return renderToStaticMarkup(createElement(Shell));
  } finally {
    await server.close();
  }
}

/** The script that decides whether to show the markup, as one plain file. */
async function script(): Promise<string> {
  const made = (await build({
    configFile: false,
    logLevel: "error",
    publicDir: false,
    build: { write: false, lib: { entry: SCRIPT, formats: ["iife"], name: "first" } },
  })) as Rolldown.RolldownOutput[];
  return made[0]?.output[0].code ?? "";
}

/** The style sheets of a chunk and all its imports, which the document requests itself. */
function stylesFor(module: string, bundle: Rolldown.OutputBundle): readonly string[] {
  const found = new Set<string>();
  const seen = new Set<string>();
  const visit = (file: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined) => {
    if (file?.type !== "chunk" || seen.has(file.fileName)) return;
    seen.add(file.fileName);
    for (const name of file.viteMetadata?.importedCss ?? []) found.add(name);
    for (const name of file.imports) visit(bundle[name]);
  };
  visit(Object.values(bundle).find((file) => file.type === "chunk" && file.facadeModuleId?.endsWith(module)));
  return [...found];
}

/** What would be broken in this markup: classes without a style, and styles that the page's policy refuses. */
function misfit(markup: string, styles: string): string | undefined {
  if (/\sstyle=/.test(markup)) return "a style attribute";
  const classes = [...markup.matchAll(/\sclass="([^"]+)"/g)].flatMap(([, names = ""]) => names.split(" "));
  return classes.find((name) => name.includes("__") && !styles.includes(`.${name}`));
}

/**
 * Puts the landing page into the document itself, so that it is seen before the program has come. Nobody can press
 * or hear it: `src/screens/home/first-paint.ts` shows it where it fits, then loads the app, which takes it away.
 */
export function firstPage(shared: Shared): Plugin {
  let base = "";
  return {
    name: "playmat:first-page",
    apply: "build",
    configResolved(config) {
      base = config.base;
    },
    async buildStart() {
      this.emitFile({ type: "asset", name: FIRST, source: await script() });
    },
    transformIndexHtml: {
      order: "post",
      async handler(html, { bundle = {} }) {
        const files = Object.values(bundle);
        const styles = stylesFor(LANDING_CHUNK, bundle).filter((name) => !html.includes(`/${name}"`));
        const isStyle = ({ fileName }: { fileName: string }) =>
          fileName.endsWith(".css") && (styles.includes(fileName) || html.includes(`/${fileName}"`));
        const style = files
          .map((file) => ("source" in file && isStyle(file) ? String(file.source) : ""))
          .join("");
        const app = APP.exec(html)?.[1];
        const file = files.find((one) => one.type === "asset" && one.names.includes(FIRST));
        const page = await draw(shared);
        const missed = misfit(page, style);
        if (missed !== undefined || file === undefined || app === undefined)
          throw new Error(`the landing page cannot be drawn ahead: ${missed ?? "no script"}`);
        const starter = `<script src="${base}${file.fileName}" data-app="${app}"></script>`;
        const first = `<div id="first" hidden inert aria-hidden="true">${page}</div>`;
        const links = styles
          .map((name) => `<link rel="stylesheet" crossorigin href="${base}${name}">`)
          .join("");
        return html
          .replace("</head>", `  ${links}\n  </head>`)
          .replace(APP, "")
          .replace("</body>", `  ${first}\n    ${starter}\n  </body>`);
      },
    },
  };
}
