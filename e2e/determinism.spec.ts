import { runInNewContext } from "node:vm";
import { expect, test } from "@playwright/test";
import { build, type Rolldown } from "vite";

const SEEDS = Array.from({ length: 40 }, (_, i) => `everywhere ${i} – ünï ☂`);

/** The engine with the random player as one plain script that defines `Engine`. */
async function engineScript(): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: "silent",
    build: {
      write: false,
      minify: false,
      lib: { entry: "e2e/support/play-hashes.ts", formats: ["iife"], name: "Engine" },
    },
  })) as Rolldown.RolldownOutput[];
  return built[0]?.output[0].code ?? "";
}

test("the same seed gives the same game in Node and in the browser", async ({ page }) => {
  const code = await engineScript();
  const inNode = (await runInNewContext(`${code}; Engine.playHashes(${JSON.stringify(SEEDS)})`)) as string[];
  await page.goto("about:blank");
  await page.addScriptTag({ content: code });
  const inPage = await page.evaluate((seeds) => {
    const { Engine } = globalThis as unknown as {
      Engine: { playHashes(seeds: string[]): Promise<string[]> };
    };
    return Engine.playHashes(seeds);
  }, SEEDS);
  expect(inNode).toHaveLength(SEEDS.length);
  expect(new Set(inNode).size).toBe(SEEDS.length);
  expect(inPage).toEqual([...inNode]);
});
