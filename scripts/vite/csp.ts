import type { Plugin } from "vite";

/**
 * The content security policy stands in index.html. The dev server injects inline styles and a refresh
 * script of its own, which the policy would rightly refuse, so only there it is taken out.
 */
export function withoutPolicyInDev(): Plugin {
  return {
    name: "playmat:without-policy-in-dev",
    apply: "serve",
    transformIndexHtml: {
      order: "pre",
      handler: (html) => html.replace(/<meta\s+http-equiv="Content-Security-Policy"[^>]*>/, ""),
    },
  };
}
