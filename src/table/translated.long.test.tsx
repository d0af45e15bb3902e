import { cleanup } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { GAME_SLUGS } from "../games/registry";
import { matchCommands } from "../store/play/match";
import { surviveTranslation } from "../ui/translated-page";
import { playTable } from "./testing/play-table";

vi.setConfig({ testTimeout: 180_000 });

const ANSWERS = 8;

beforeAll(surviveTranslation);
afterEach(() => matchCommands.leaveTable());

function textsOf(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    if (node.parentElement?.tagName !== "STYLE") texts.push(node as Text);
  return texts;
}

const font = () => document.createElement("font");

/** What browser translations do with the text nodes of a page. */
const TRANSLATORS = {
  wraps: (text: Text) => {
    const [outer, inner] = [font(), font()];
    text.replaceWith(outer);
    outer.append(inner);
    inner.append(text);
  },
  replaces: (text: Text) => {
    const outer = font();
    outer.append(text.data);
    text.replaceWith(outer);
  },
};

function translate(how: (text: Text) => void): void {
  for (const text of textsOf(document.body)) if (text.parentElement?.closest("font") === null) how(text);
}

/** The text of the page after each answer of a game, with the given change in between. */
async function read(slug: string, change: () => void): Promise<string[]> {
  const read: string[] = [];
  await playTable(
    slug,
    async () => {
      change();
      await new Promise((resolve) => setTimeout(resolve));
      read.push(
        textsOf(document.body)
          .map(({ data }) => data)
          .join(""),
      );
    },
    ANSWERS,
  );
  await matchCommands.leaveTable();
  cleanup();
  return read;
}

test.each(GAME_SLUGS)("%s shows the same text when a browser translates every change", async (slug) => {
  const plain = await read(slug, () => {});
  expect(plain).toHaveLength(ANSWERS);
  for (const how of Object.values(TRANSLATORS)) expect(await read(slug, () => translate(how))).toEqual(plain);
});
