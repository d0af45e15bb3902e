import {
  announce,
  autoPass,
  type Change,
  cancelAnnouncement,
  cardOf,
  concede,
  defineRules,
  drawByAgreement,
  type Engine,
  NONE,
  type Reader,
  type Rules,
} from "../../../kernel";
import { abilityPlay, abilityRuntime, cardProcedures } from "../../../language";
import type { BattleCard } from "../cards/card";
import { vocabularyOf } from "../words/index";
import { ABILITY_ACTIONS } from "./abilities";
import { attackProcedure, blow } from "./attack";
import { discardBroken, eliminateWithoutHp, loseHp, reduceArmor } from "./damage";
import { defOf } from "./defs";
import { eliminatePlayer } from "./elimination";
import { LAYER } from "./layers";
import { leaving } from "./leaving";
import { paidDraw } from "./main";
import { configProblems, SEATS } from "./options";
import { FIRST_HANDS, game } from "./setup";
import { quickSummonPlay, summonPlay } from "./summoning";
import { activatePlay } from "./supports";
import { withoutSpentGrants } from "./survival";
import { windows } from "./traps";
import { isComplete, turn, turnOptions } from "./turn";
import { upgrade } from "./upgrade";
import { isInPlay, isMonsterInPlay, ZONES } from "./zones";

/**
 * Deals Burn that nothing has replaced (BC 11.21.1). Survival works against it; True Strike, Ruin and Victory are not
 * read (BC 11.21.2).
 */
function burn(g: Engine, { card, seat, data }: Change): void {
  const amount = Number(data?.amount ?? 0);
  if (card === NONE) {
    announce(g, "burn", seat ?? NONE, { amount });
    loseHp(g, seat ?? NONE, amount);
    return;
  }
  const target = cardOf(g.state, card);
  if (!isMonsterInPlay(g, target)) return;
  announce(g, "burn-card", target.controller, { card, def: target.def, amount });
  reduceArmor(g, card, amount);
}

/** Actions with a cost. Other players learn nothing about them until it is paid. */
const ANNOUNCED: readonly string[] = ["summon", "legend", "activate", "trap", ...ABILITY_ACTIONS];

const inSetup = (g: Reader) => g.state.turn.number === 0;

/** The rules of Battle Cores for a pool of cards, printed or made for a test. */
export function rulesWith(cards: Rules["cards"]): Rules {
  // Every pool of this game has its printed cards.
  const vocabulary = vocabularyOf(cards as Readonly<Record<string, BattleCard>>);
  return defineRules({
    slug: "battle-cores",
    version: 5,
    upgrade,
    cards,
    abilities: withoutSpentGrants(abilityRuntime(vocabulary)),
    board: { seats: SEATS, zones: ZONES, problems: (config) => configProblems(cards, config) },
    decisions: {
      anytime: {
        concede: concede("BC 10.13"),
        draw: drawByAgreement("BC 10.8"),
        back: cancelAnnouncement("BC 11.8.2"),
        passing: autoPass("BC 4.17"),
      },
      announced: ANNOUNCED,
      turn: (g) => (inSetup(g) ? FIRST_HANDS : turnOptions(g)),
      isComplete,
    },
    flow: {
      procedures: {
        ...cardProcedures(vocabulary, {
          summon: summonPlay,
          "quick-summon": quickSummonPlay,
          activate: activatePlay,
          ability: abilityPlay(vocabulary),
        }),
        game,
        turn,
        "paid draw": paidDraw,
        attack: attackProcedure,
        blow,
      },
      windows,
      changes: { burn },
      checks: [
        { name: "players without HP are out", rule: "BC 10.12", when: "step", run: eliminateWithoutHp },
        {
          name: "Monsters below 1 Armor are discarded",
          rule: "BC 4.10",
          when: "step",
          of: { zones: ["monsters"], stats: ["armor"] },
          run: discardBroken,
        },
      ],
      triggers: { order: "queued", choose: true, rule: "BC 11.24.3" },
      leaving,
      // BC 10.11
      turnEnd: { procedure: "turn", step: "next" },
      onEliminated: eliminatePlayer,
    },
    values: { layers: [LAYER.standing, LAYER.lasting], isLive: isInPlay },
    information: {
      // A Token that has left the game is not hidden information.
      sees: (g, card) => (card.zone === NONE && defOf(g, card).token ? true : undefined),
    },
  });
}
