import type { Plugin } from "vite";

/** Preloads the fonts that the first paint needs together with the page, so that text does not jump. */
export function preloadFonts(faces: RegExp): Plugin {
  let base = "";
  return {
    name: "playmat:preload-fonts",
    apply: "build",
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => file.endsWith(".woff2") && faces.test(file))
          .map((file) => ({
            tag: "link",
            attrs: {
              rel: "preload",
              as: "font",
              type: "font/woff2",
              href: `${base}${file}`,
              crossorigin: "",
            },
            injectTo: "head" as const,
          })),
    },
  };
}
