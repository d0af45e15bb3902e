import { expect, test } from "vitest";
import type { Game } from "../../games/game";
import { loadGames } from "../../games/registry";
import {
  type Action,
  answerLegal,
  cloneState,
  createGame,
  type Engine,
  engineFor,
  legalActions,
  type Message,
  responseWindowOf,
  view as viewOf,
} from "../../kernel";
import { randomAnswer, randomFrom } from "../../opponents";
import { isTurnDone, nextStepAction } from "../../store/play/end-turn";
import { say, t } from "../../text";
import { mainAction } from "./card-actions";
import { EMPTY_DRAFT } from "./draft";
import { mainButton } from "./main-button";
import { promptOf, promptText } from "./prompt";

const GAMES = await loadGames();

/** A prompt and its main button, and how they disagree. */
interface Seen {
  readonly label: string;
  readonly prompt: string;
  readonly wrong: string;
}

const begin = (game: Game, n: number): Engine => {
  const people = ["Ada", "Bob"].map((name, i) => ({
    name,
    deck: game.deck.starters[(i + n) % game.deck.starters.length]?.cards ?? [],
  }));
  return createGame(game.rules, game.setup.config(`agree ${n}`, people, {}), { events: false });
};

/**
 * The game after this action and the passes that end every window; with `forced`, also after every action without a
 * choice.
 */
function after(g: Engine, action: Action, forced: boolean): Engine {
  const tried = engineFor(g.rules, cloneState(g.state), { events: false });
  const { decision } = g.state;
  answerLegal(tried, { seat: decision?.seat ?? 0, do: "act", action });
  for (let i = 0; i < 40; i++) {
    const { decision: openDecision, turn } = tried.state;
    if (openDecision?.kind !== "act" || turn.number !== g.state.turn.number) break;
    const isWindow = responseWindowOf(openDecision) !== undefined;
    const next = isWindow || forced ? nextStepAction(tried) : null;
    if (next === null) break;
    answerLegal(tried, { seat: openDecision.seat, do: "act", action: next });
  }
  return tried;
}

/** The possible steps after a button's action, for the player who pressed it. Null when the turn is over. */
const LEADS_TO: Readonly<Record<string, readonly string[] | null>> = {
  "end-turn": null,
  "to-battle": ["start", "battle"],
  "to-main-2": ["main-2"],
  "to-end": ["end"],
  "end-battle": ["end-step", "main-2", "end"],
  "end-main": ["attack", "end"],
  "end-attack": ["end"],
  "main-phase": ["main"],
};

/** Whether the action leads where the button says. A decision in between counts as agreement. */
function isTrue(g: Engine, action: Action, done: boolean): boolean {
  const { turn, outcome, decision } = after(g, action, done).state;
  const leads = done ? null : LEADS_TO[action.type];
  if (leads === undefined || outcome !== null) return true;
  if (turn.number !== g.state.turn.number) return true;
  if (leads === null) return !done && (decision?.kind !== "act" || turn.step === "end");
  return leads.includes(turn.step) || decision?.kind !== "act";
}

/** The part of this prompt about actions of these types. */
const promptPart = ({ key, args }: Message, can: readonly string[]) =>
  say({ key, args: { ...args, can } })
    .replace(/^[^:]*: /, "")
    .replace(/\.$/, "")
    .toLowerCase();

/** The first disagreement between the main button, the prompt and the effect for the player's own action, or null. */
function wrongOf(game: Game, g: Engine, types: ReadonlySet<string>): Seen | null {
  const { decision } = g.state;
  if (decision?.kind !== "act" || responseWindowOf(decision) !== undefined) return null;
  const view = viewOf(g, decision.seat);
  const prompt = promptOf(game, view);
  const action = mainAction(view);
  if (prompt === null || action === null) return null;
  const done = isTurnDone({ g, passSettings: [] });
  const { label } = mainButton(game, view, EMPTY_DRAFT, { thinking: false, isTurnDone: done });
  const sentence = say(promptText(prompt, done));
  const seen = (wrong: string): Seen => ({ label, prompt: sentence, wrong });
  if (!isTrue(g, action, done)) return seen(`does not lead there from ${g.state.turn.step}`);
  if (done) {
    const isSaid = label === t("table.main.endTurn") && sentence === t("table.prompt.turnDone");
    return isSaid && view.turn.number > 0 ? null : seen("is not said to end the turn");
  }
  if (label !== say(game.table.actionLabel(view, action))) return seen("is not called what it is");
  const can = new Set(view.actions.map(({ type }) => type));
  const way = (type: string) => promptPart(prompt.text, [type]);
  if (!sentence.toLowerCase().includes(way(action.type))) return seen(`does not name ${action.type}`);
  const closed = [...types].filter((type) => !can.has(type));
  const isOpen = (type: string) => [...can].some((other) => way(other) === way(type));
  const named = closed.find((type) => way(type) !== "" && sentence.toLowerCase().includes(way(type)));
  if (named === undefined) return null;
  const isAlwaysTheSame = can.size > 1 && new Set([...types].map(way)).size === 1;
  return isAlwaysTheSame || !isOpen(named) ? seen(`names ${named}, which cannot be done`) : null;
}

test.each(GAMES.map((game) => ({ game, title: game.title })))(
  "$title: prompt, label and effect of the main button agree in every step",
  ({ game, title }) => {
    const found = new Map<string, Seen>();
    const steps = new Set<string>();
    for (let n = 0; n < 3; n++) {
      const g = begin(game, n);
      const random = randomFrom(`${title} ${n}`);
      const types = new Map<string, Set<string>>();
      for (let i = 0; i < 300 && g.state.decision !== null; i++) {
        const { decision } = g.state;
        const actions = legalActions(g);
        const known = types.get(decision.prompt.key) ?? new Set();
        for (const { type } of actions) known.add(type);
        types.set(decision.prompt.key, known);
        const wrong = wrongOf(game, g, known);
        if (decision.kind === "act") steps.add(`${g.state.turn.step} ${decision.prompt.key}`);
        if (wrong !== null) found.set(`${wrong.label} ${wrong.wrong}`, wrong);
        answerLegal(g, randomAnswer({ decision, actions }, random));
      }
    }
    expect([...found.values()]).toEqual([]);
    expect(steps.size).toBeGreaterThan(2);
  },
);
