import { render } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { GAMES } from "../games/registry";
import { loadGame } from "../store/games";
import { matchCommands } from "../store/play/match";
import { useSettings } from "../store/settings/settings";
import { Table } from "./Table";
import { BlindPlayer } from "./testing/ear/player";
import { Announcements, focused, readTree } from "./testing/ear/tree";
import "./testing/preload-parts";

// The opponent's moves are rendered as they come.
beforeAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));
afterAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));
afterEach(() => matchCommands.leaveTable());

async function sitDown(slug: string): Promise<void> {
  const game = await loadGame(slug);
  if (game === null) throw new RangeError(`no game ${slug}`);
  useSettings.getState().change({
    motionSpeed: 0,
    opponentPause: 0,
    verbosity: 3,
    passing: { level: "acts", stops: [] },
  });
  const seats = ["Ada", "Opponent"].map((name, i) => ({ name, deck: game.deck.starters[i]?.cards ?? [] }));
  const players = [{ kind: "person" }, { kind: "opponent", level: "easy" }] as const;
  await matchCommands.begin(
    { game: slug, seats: players, openHands: false },
    game.setup.config("with closed eyes", seats, {}),
  );
  render(<Table onLeave={() => {}} />);
}

/** Headings by level, and landmarks. */
function outline() {
  const all = readTree();
  return {
    titles: all.filter(({ role, level }) => role === "heading" && level === 1).length,
    mains: all.filter(({ role }) => role === "main").length,
    isProgressBeside: all.some(({ role, name }) => role === "complementary" && name !== ""),
    nameless: all.filter(({ role, name }) => /^(button|grid|dialog|slider|link)$/.test(role) && name === ""),
  };
}

test.each(GAMES)("$title is played to its end by ear and by keys", async ({ slug }) => {
  const ear = new Announcements();
  await sitDown(slug);
  expect(outline()).toEqual({ titles: 1, mains: 1, isProgressBeside: true, nameless: [] });
  const player = new BlindPlayer(ear);
  const steps = await player.playToTheEnd();
  const heard = ear.read();
  ear.stop();
  expect(player.faults).toEqual([]);
  expect(steps, "the match was played, not only watched").toBeGreaterThan(20);
  expect(heard.at(-1), "the end is announced").toMatch(/ wins?: |^Draw: |^You (win|lose)/);
  expect(focused(), "the result has the focus").toMatchObject({ role: "heading", level: 2 });
  expect(outline()).toEqual({ titles: 1, mains: 1, isProgressBeside: true, nameless: [] });
});
