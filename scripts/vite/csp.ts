import type { Plugin } from "vite";

/**
 * The content security policy is in index.html. The dev server injects inline styles and a refresh script of its own,
 * which the policy would refuse, so it is removed only there.
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
