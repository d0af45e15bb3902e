import { createElement, type FunctionComponent } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { build, createServer, type Plugin, type Rolldown } from "vite";

const SHELL = "/src/screens/shell/Shell.tsx";
const SCRIPT = "src/screens/home/first.ts";
const OFFLINE = "virtual:pwa-register";

/** Nothing is kept for use without a network while the page is drawn by the build. */
function withoutOffline(): Plugin {
  return {
    name: "playmat:without-offline",
    resolveId: (id) => (id === OFFLINE ? `\0${OFFLINE}` : undefined),
    load: (id) => (id === `\0${OFFLINE}` ? "export const registerSW = () => async () => {};" : undefined),
  };
}

/** The landing page as markup, in English, as somebody sees it who has never been here. */
async function draw(define: Record<string, unknown>): Promise<string> {
  const server = await createServer({
    configFile: false,
    logLevel: "error",
    appType: "custom",
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    define,
    plugins: [withoutOffline()],
  });
  try {
    const { Shell } = (await server.ssrLoadModule(SHELL)) as { Shell: FunctionComponent };
    return renderToStaticMarkup(createElement(Shell));
  } finally {
    await server.close();
  }
}

/** The script that decides whether it is shown, as one plain file. */
async function script(): Promise<string> {
  const made = (await build({
    configFile: false,
    logLevel: "error",
    publicDir: false,
    build: { write: false, lib: { entry: SCRIPT, formats: ["iife"], name: "first" } },
  })) as Rolldown.RolldownOutput[];
  return made[0]?.output[0].code ?? "";
}

/** What the page would miss of this markup: classes without a style, and styles that its policy refuses. */
function misfit(markup: string, styles: string): string | undefined {
  if (/\sstyle=/.test(markup)) return "a style attribute";
  const classes = [...markup.matchAll(/\sclass="([^"]+)"/g)].flatMap(([, names = ""]) => names.split(" "));
  return classes.find((name) => name.startsWith("_") && !styles.includes(`.${name}`));
}

/**
 * Puts the landing page into the document itself, so that it is seen before the program has come. Nobody can press
 * or hear it: `src/screens/home/first.ts` shows it where it fits, and the program takes it away. What it needs is fetched first.
 */
export function firstPage(define: Record<string, unknown>): Plugin {
  return {
    name: "playmat:first-page",
    apply: "build",
    async buildStart() {
      this.emitFile({ type: "asset", name: "first.js", source: await script() });
    },
    transformIndexHtml: {
      order: "post",
      async handler(html, { bundle = {} }) {
        const files = Object.values(bundle);
        const styles = files.map((file) => (file.type === "asset" ? String(file.source) : "")).join("");
        const file = files.find(({ fileName }) => /(^|\/)first-[^/]*\.js$/.test(fileName));
        const page = await draw(define);
        const missed = misfit(page, styles);
        if (missed !== undefined || file === undefined)
          throw new Error(`the landing page cannot be drawn ahead: ${missed ?? "no script"}`);
        const first = `<div id="first" hidden inert aria-hidden="true">${page}</div>`;
        return html
          .replace("</body>", `  ${first}\n    <script src="/${file.fileName}"></script>\n  </body>`)
          .replace('<script type="module"', '$& fetchpriority="low"');
      },
    },
  };
}
