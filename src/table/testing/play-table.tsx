import { act, fireEvent, render } from "@testing-library/react";
import { loadGame } from "../../store/games";
import { matchCommands, useMatch } from "../../store/play/match";
import { useSettings } from "../../store/settings/settings";
import { someAnswer } from "../../testing/answers";
import { selector } from "../dom/attributes";
import { Table } from "../Table";
import "./preload-parts";

/** Presses a card that may do nothing now, so that the table says why. */
function askWhy(): void {
  const idle = document.querySelector(`${selector("hand")} ${selector("mark", "none")}`);
  if (idle) fireEvent.click(idle);
}

/**
 * Rendering takes most of the time, so after this many answers only new questions and every 25th answer are rendered.
 */
const ONE_BY_ONE = 40;
const TOGETHER = 25;

/**
 * Plays with open hands at the table, with pseudo-random answers.
 * @param look called each time the table has been rendered: after every answer, later after every few.
 * @param most maximum number of answers; defaults to a whole game.
 * @returns the number of answers given.
 */
export async function playTable(
  slug: string,
  look: () => void | Promise<void>,
  most = 3000,
): Promise<number> {
  const game = await loadGame(slug);
  if (game === null) throw new RangeError(`no game ${slug}`);
  useSettings.getState().change({ motionSpeed: 0, passing: { level: "acts", stops: [] }, verbosity: 3 });
  const seats = ["Ada", "Bob"].map((name, i) => ({ name, deck: game.deck.starters[i]?.cards ?? [] }));
  const people = [{ kind: "person" }, { kind: "person" }] as const;
  await matchCommands.begin(
    { game: slug, seats: people, openHands: true },
    game.setup.config("zwei Sprachen", seats, {}),
  );
  render(<Table onLeave={() => {}} />);
  let n = 0;
  let random = 7;
  const isOver = () => n >= most || useMatch.getState().view?.outcome !== null;
  const answerOnce = () => {
    const { view, reaction } = useMatch.getState();
    if (view === null) return;
    random = (random * 16807) % 2147483647;
    const verdict = reaction
      ? matchCommands.passReaction()
      : matchCommands.send(someAnswer(view, random >> 4));
    if (verdict && !verdict.ok) throw new Error(verdict.why.key);
    n++;
  };
  const seenPrompts = new Set<string>();
  const isNewQuestion = () => {
    const question = useMatch.getState().view?.decision?.prompt.key ?? "";
    const isNew = !seenPrompts.has(question);
    seenPrompts.add(question);
    return isNew;
  };
  for (let drawn = 0; !isOver(); drawn++) {
    act(() => {
      const together = drawn < ONE_BY_ONE ? 1 : TOGETHER;
      for (let i = 0; i < together && !isOver(); i++) {
        answerOnce();
        if (isNewQuestion()) break;
      }
    });
    if (drawn % 4 === 0) askWhy();
    await look();
  }
  return n;
}
