import { act, cleanup, render } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { View } from "../../kernel";
import { loadGame } from "../../store/games";
import { matchCommands, useMatch } from "../../store/play/match";
import { useSettings } from "../../store/settings/settings";
import { someAnswer } from "../../testing/answers";
import { useTable } from "../state/table";
import { Table } from "../Table";
import { withFrames } from "../testing/frames";
import "../testing/preload-parts";

// The test page animates nothing.
vi.mock("framer-motion", async (load) => ({
  ...(await load<typeof import("framer-motion")>()),
  animateMini: () => ({ finished: new Promise(() => {}), complete: () => {}, stop: () => {} }),
}));

withFrames();
afterEach(async () => {
  cleanup();
  await matchCommands.leaveTable();
});

const scoresShown = (): readonly number[] =>
  [...document.querySelectorAll("[data-score]")].map((one) =>
    Number(/-?\d+/.exec(one.textContent ?? "")?.[0]),
  );
const linesShown = (): number => Number(document.querySelector("output")?.textContent);
const announced = (): readonly string[] =>
  [...document.querySelectorAll("[role=log] p")].map((line) => line.textContent ?? "");

/** Shows how much of the log is on the page. The list itself merges lines, and folds old ones away. */
function Told() {
  return <output>{useTable((s) => s.match.log.length)}</output>;
}

/** What the page may show while an answer is played: the scores after each event, and the log length at that point. */
function momentsOf(before: View) {
  const { game, view, events, viewAfter, log } = useMatch.getState();
  if (game === null || view === null) throw new Error("no match");
  const name = (seat: number) => view.seats[seat]?.name ?? "";
  const scoresOf = (state: View) =>
    state.seats.map(({ seat }) => game.status.score({ rules: game.rules, state }, seat).value).sort();
  const lines = events.map((event) => game.table.logLine(event, { name, zones: view.zones }) !== null);
  const first = log.length - lines.filter(Boolean).length;
  const after = events.map((_, i) => ({
    scores: scoresOf(viewAfter(i) ?? view),
    told: first + lines.slice(0, i + 1).filter(Boolean).length,
  }));
  return [{ scores: scoresOf(before), told: first }, ...after, { scores: scoresOf(view), told: log.length }];
}

for (const slug of ["d20-warriors", "battle-cores"]) {
  for (const reducedMotion of ["off", "on"] as const) {
    test(`${slug}, less motion ${reducedMotion}: whatever is played, no line and no score is on the page before what led to it`, async () => {
      const game = await loadGame(slug);
      if (game === null) throw new RangeError(slug);
      useSettings.getState().change({ motionSpeed: 1, reducedMotion, passing: { level: "acts", stops: [] } });
      const seats = ["Ada", "Bob"].map((name, i) => ({ name, deck: game.deck.starters[i]?.cards ?? [] }));
      const people = [{ kind: "person" }, { kind: "person" }] as const;
      await matchCommands.begin(
        { game: slug, seats: people, openHands: true },
        game.setup.config("in order", seats, {}),
      );
      render(<Table onLeave={() => {}} coach={<Told />} />);
      act(() => vi.advanceTimersByTime(5000));
      let seen = 0;
      for (let n = 0, random = 11; n < 30; n++) {
        const before = useMatch.getState().view;
        if (before === null || before.outcome !== null) break;
        random = (random * 16807) % 2147483647;
        const spoken = announced().at(-1);
        act(() => {
          matchCommands.send(someAnswer(before, random >> 4));
        });
        const moments = momentsOf(before);
        let lastShown = linesShown();
        for (let ms = 0; ms < 8000; ms += 80) {
          const [lines, scores] = [linesShown(), [...scoresShown()].sort()];
          expect(lines, "what has been told is not taken back").toBeGreaterThanOrEqual(lastShown);
          lastShown = lines;
          // The page shows the scores of a moment that is not before the last reported event.
          const fits = moments.filter((one, i) => one.told >= lines || i === moments.length - 1);
          expect(fits.map((one) => one.scores)).toContainEqual(scores);
          if (announced().at(-1) !== spoken) seen++;
          act(() => vi.advanceTimersByTime(80));
        }
        expect(linesShown()).toBe(useMatch.getState().log.length);
        expect([...scoresShown()].sort()).toEqual(moments.at(-1)?.scores);
      }
      expect(seen).toBeGreaterThan(0);
    });
  }
}
