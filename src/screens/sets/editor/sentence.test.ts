import { afterAll, describe, expect, test } from "vitest";
import { GAME_SLUGS, loadGame, partsOf } from "../../../games/registry";
import { loadMessages, setLocale } from "../../../text";
import "./messages";
import { phraseOf } from "./phrases";
import { sentenceOf } from "./sentence";

afterAll(() => setLocale("en"));

describe.each(GAME_SLUGS)("%s", (slug) => {
  test.each(["en", "de"] as const)(
    "sentences read as printed, and have parts to press (%s)",
    async (locale) => {
      await setLocale(locale);
      const [game] = await Promise.all([loadGame(slug), loadMessages(partsOf(slug).messages)]);
      const { vocabulary, pool } = game.cards;
      if (vocabulary === undefined) throw new Error(`${slug} has no card language`);
      let all = 0;
      let parted = 0;
      for (const { name, abilities } of Object.values(pool))
        for (const value of abilities) {
          const parts = sentenceOf(vocabulary, { node: "ability", value });
          expect(
            parts
              .map(({ text }) => text)
              .join("")
              .trim(),
            name,
          ).toBe(phraseOf(vocabulary, "ability", value));
          all += 1;
          if (parts.some(({ path }) => path !== undefined)) parted += 1;
        }
      expect(parted / all).toBeGreaterThan(0.8);
    },
  );
});
