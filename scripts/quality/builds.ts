import { build, type Plugin } from "vite";

const FOLDER = "node_modules/.cache/quality";

/** Folders of the two builds: as shipped, and with cards that count their renders. */
export const BUILDS = { shipped: `${FOLDER}/shipped`, counted: `${FOLDER}/counted` } as const;

const CARD = /function TableCard\([^)]*\)(?:: [^{]+)? \{/;

/** Counts renders of cards on the table in `window.cardRenders`. Only in the measured build. */
function countCards(): Plugin {
  return {
    name: "playmat:count-cards",
    enforce: "pre",
    transform: {
      filter: { id: /\/TableCard\.tsx$/ },
      handler(code) {
        if (!CARD.test(code)) this.error("TableCard is not found where its renders could be counted");
        return code.replace(
          CARD,
          (head) => `${head} globalThis.cardRenders = (globalThis.cardRenders ?? 0) + 1;`,
        );
      },
    },
  };
}

export async function makeBuilds(): Promise<void> {
  const options = { emptyOutDir: true, reportCompressedSize: false };
  await build({ logLevel: "error", build: { ...options, outDir: BUILDS.shipped } });
  await build({ logLevel: "error", plugins: [countCards()], build: { ...options, outDir: BUILDS.counted } });
}
