import { type Action, cardOf, type Message, type Reader } from "../../kernel";
import type { Cost } from "../../language";
import type { Preview } from "../game";
import { resultOf } from "./battle";
import { isClass } from "./cards/card";
import { defOf, playOf, usedOf } from "./defs";
import { SACRIFICES } from "./deploying";
import { message } from "./messages";
import { spOf } from "./sp";

/** What an attack would come to if nobody did anything: who falls, and the SP that would move. */
function battle(g: Reader, attacker: number, target: number | undefined): Preview {
  const victim = target === undefined ? null : cardOf(g.state, target);
  const { damage, hurts, falls } = resultOf(g, attacker, victim);
  const n = damage;
  const own = cardOf(g.state, attacker).def;
  const line = (): Message => {
    if (victim === null) return message("battle-of-souls.preview.direct", { n });
    if (falls.length === 2) return message("battle-of-souls.preview.both");
    if (falls.includes("target")) return message("battle-of-souls.preview.wins", { card: victim.def, n });
    if (falls.includes("attacker")) return message("battle-of-souls.preview.falls", { card: own, n });
    return n > 0
      ? message("battle-of-souls.preview.held", { n })
      : message("battle-of-souls.preview.nothing");
  };
  const moved = hurts === "defender" ? n : -n;
  return { lines: [line()], brief: message("battle-of-souls.preview.brief", { n: moved }) };
}

/** A payment of SP is told of before it is made, the last one above all (BOS 8.11). */
function payment(g: Reader, seat: number, costs: readonly Cost[] = []): Preview | null {
  const n = costs.reduce(
    (sum, cost) => sum + (cost.pay === "word" && cost.word === "sp" ? Number(cost.args?.n) : 0),
    0,
  );
  if (n === 0) return null;
  return { lines: [message("battle-of-souls.preview.pays", { n, left: spOf(g, seat) - n })] };
}

/** What an attack would come to, what a fighter takes, what an effect costs. */
export function preview(g: Reader, { type, card: id, target, data }: Action): Preview | null {
  const card = id === undefined ? undefined : g.state.cards[id];
  if (card === undefined || card.def === "") return null;
  if (type === "attack")
    return target === undefined && data?.seat === undefined ? null : battle(g, card.id, target);
  if (type === "activate") return payment(g, card.controller, playOf(g, card.def)?.cost);
  if (type === "use") return payment(g, card.controller, usedOf(g, card.def, Number(data?.ability))?.cost);
  const own = defOf(g, card).type;
  const n = type === "deploy" && isClass(own) ? SACRIFICES[own].length : 0;
  return n === 0 ? null : { lines: [message("battle-of-souls.preview.sacrifices", { n })] };
}
