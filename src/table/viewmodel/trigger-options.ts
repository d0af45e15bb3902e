import type { Game } from "../../games/game";
import { cardIn, type Decision, localsOf, type Message, type PendingTrigger, type View } from "../../kernel";
import { type Locale, message, messageLang, say } from "../../text";

type Pick = Extract<Decision, { kind: "pick" }>;

/** The triggers behind the options, as far as the viewer sees the pending triggers. */
function triggersBehind({ agenda }: View, { options }: Pick): (PendingTrigger | undefined)[] {
  const top = agenda.at(-1);
  const { batch = [] } = top === undefined ? {} : localsOf<{ batch?: readonly PendingTrigger[] }>(top);
  const left = [...batch];
  return options.map(({ card, value }) => {
    const at = left.findIndex((trigger) => trigger.card === card && trigger.ability === value);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  });
}

/** The ability as it is printed on the card. */
function abilityText(game: Game, { def, ability }: PendingTrigger): Message | null {
  return game.cards.pool[def] === undefined ? null : (game.cards.text(def).abilities[ability] ?? null);
}

/** The card that set the ability off, if it is another one. */
function occasionOf(view: View, { card, event }: PendingTrigger): string {
  const other = event.card !== card ? event.card : event.target;
  if (other === card) return "";
  const isKnown = view.cards[other] !== undefined;
  return event.card !== card && event.def !== undefined
    ? event.def
    : isKnown
      ? cardIn(view, other).def
      : (event.targetDef ?? "");
}

/** A label with the language of its card text, if that is not the language of the page. */
export interface TriggerLabel {
  readonly text: Message;
  readonly lang: Locale | undefined;
}

/** What distinguishes pending triggers: the ability, and the card that set it off. */
export function triggerLabels(game: Game, view: View, decision: Pick): readonly (TriggerLabel | null)[] {
  const triggers = triggersBehind(view, decision);
  return triggers.map((trigger) => {
    if (trigger === undefined) return null;
    const text = abilityText(game, trigger);
    const { def } = cardIn(view, trigger.card);
    const other = occasionOf(view, trigger);
    const args = { card: def, other, ability: text === null ? "" : say(text) };
    if (text === null) return { text: message("table.trigger.plain", args), lang: undefined };
    return { text: message("table.trigger", args), lang: messageLang(text) };
  });
}
