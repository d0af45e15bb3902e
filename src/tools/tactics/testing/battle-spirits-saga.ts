import { always, onFlash } from "../../../games/battle-spirits-saga/cards/card";
import {
  all,
  bp,
  bpUpTo,
  choose,
  destroy,
  destroyOne,
  draw,
  foes,
  own,
  whenAttacking,
} from "../../../games/battle-spirits-saga/cards/parts";
import {
  aFlash,
  aMagic,
  aMain,
  beast,
  burstCard,
  type SagaLayout,
  type SagaScenario,
  saga,
  strong,
} from "../../../games/battle-spirits-saga/testing";
import { scriptFor } from "../../../opponents/battle-spirits-saga";
import { did, hasWon, picked, type Tactic, type TacticsOf } from "../tactic";

const small = strong("Small", 2000);
const big = strong("Big", 6000);
const snipe = aMain("Snipe", destroyOne(foes()));
const insight = aMain("Insight", draw(2));
const boost = aMagic("Boost", onFlash(choose(own(), bp(3000, "it", "battle"))));
/** Nothing to pay with. */
const BROKE = { reserve: 0, soul: "void" } as const;

const begin = (layout: SagaLayout) => () => saga({ stops: "all", ...layout });

/** The block decision of the second seat. */
const blocking = (foe: SagaLayout["foe"], attacker: typeof big) => () => {
  const g = saga({
    at: "attack",
    stops: ["flash"],
    me: { spirits: [attacker], ...BROKE },
    ...(foe && { foe }),
  });
  g.me.attack(attacker.name);
  g.foe.pass();
  g.me.pass();
  return g;
};

/** The flash window of the second seat after its block. */
const inBattle = (attacker: typeof big, blocker: typeof big) => () => {
  const g = saga({
    at: "attack",
    stops: ["flash"],
    me: { spirits: [attacker], ...BROKE },
    foe: { spirits: [blocker], hand: [boost] },
  });
  g.me.attack(attacker.name);
  g.foe.pass();
  g.me.pass();
  g.pick(blocker.name);
  return g;
};

const tactics: readonly Tactic<SagaScenario>[] = [
  {
    title: "attacks the last life that nothing can guard",
    begin: begin({ at: "attack", me: { spirits: [small] }, foe: { life: 1 } }),
    holds: hasWon,
  },
  {
    title: "attacks with more spirits than there are blockers, and wins",
    begin: begin({
      at: "attack",
      me: { spirits: [strong("A", 2000), strong("B", 2000), strong("C", 2000)], ...BROKE },
      foe: { life: 1, spirits: [big, strong("Huge", 9000)], ...BROKE },
    }),
    holds: hasWon,
  },
  {
    title: "does not attack into a stronger blocker",
    begin: begin({ at: "attack", me: { spirits: [small] }, foe: { spirits: [big], ...BROKE } }),
    holds: (played) => !did(played, "attack"),
  },
  {
    title: "attacks where no blocker could win",
    begin: begin({ at: "attack", me: { spirits: [big] }, foe: { spirits: [small], ...BROKE } }),
    holds: (played) => did(played, "attack"),
  },
  {
    title: "removes the only blocker and wins",
    begin: begin({
      me: { spirits: [big], hand: [insight, snipe], reserve: 1, soul: "void" },
      foe: { life: 1, spirits: [small] },
    }),
    holds: hasWon,
  },
  {
    title: "spends no removal when it wins anyway",
    begin: begin({
      me: { spirits: [big], hand: [snipe] },
      foe: { life: 1, spirits: [{ card: small, exhausted: true }] },
    }),
    holds: (played) => hasWon(played) && !did(played, "magic"),
  },
  {
    title: "destroys the larger spirit",
    begin: begin({
      me: { spirits: [strong("Mid", 4000)], hand: [snipe], ...BROKE, reserve: 1 },
      foe: { spirits: [small, big], ...BROKE },
    }),
    holds: ({ g }) => !g.cardsIn("spirits", 1).includes("Big"),
  },
  {
    title: "keeps the only blocker that stands between it and defeat",
    begin: begin({
      at: "attack",
      me: { spirits: [small], life: 1, deck: [], hand: [], ...BROKE },
      foe: { spirits: [{ card: big, exhausted: true }], life: 5, ...BROKE },
    }),
    holds: (played) => !did(played, "attack"),
  },
  {
    title: "summons a blocker at its last life rather than draw",
    begin: begin({
      me: { life: 1, hand: [insight, strong("Wall", 5000)], reserve: 2, soul: "void" },
      foe: { spirits: [{ card: small, exhausted: true }], ...BROKE },
    }),
    holds: ({ g }) => g.cardsIn("spirits", 0).includes("Wall"),
  },
  {
    title: "gives up a weaker blocker for the last life",
    seat: 1,
    isAnswer: true,
    begin: blocking({ spirits: [small], life: 1 }, big),
    holds: (played) => picked(played) === 1,
  },
  {
    title: "blocks with a spirit that beats the attacker",
    seat: 1,
    isAnswer: true,
    begin: blocking({ spirits: [big] }, small),
    holds: (played) => picked(played) === 1,
  },
  {
    title: "does not trade a worthy blocker for one of five lives",
    seat: 1,
    isAnswer: true,
    begin: blocking({ spirits: [strong("Worthy", 5000, { symbols: ["red", "red"] })] }, big),
    holds: (played) => picked(played) === 0,
  },
  {
    title: "uses magic that wins a battle",
    seat: 1,
    isAnswer: true,
    begin: inBattle(big, strong("Even", 5000)),
    holds: (played) => did(played, "magic"),
  },
  {
    title: "wastes no magic on a battle that is won",
    seat: 1,
    isAnswer: true,
    begin: inBattle(small, big),
    holds: (played) => !did(played, "magic"),
  },
  {
    title: "weakens no spirit of its own",
    begin: begin({
      me: { spirits: [big], hand: [aFlash("Curse", choose(own(), bp(-3000)))] },
      foe: { spirits: [small] },
    }),
    holds: (played) => !did(played, "magic"),
  },
  {
    title: "sets a burst",
    begin: begin({ me: { hand: [burstCard("Trap")], ...BROKE } }),
    holds: ({ g }) => g.cardsIn("burst", 0).length === 1,
  },
  {
    title: "raises a level with idle cores",
    begin: begin({ me: { spirits: [{ card: beast("Pup"), cores: 1 }], reserve: 2, soul: "void" } }),
    holds: ({ g }) => g.level("Pup") === 2,
  },
  {
    title: "refuses to trade its better spirit for a plain one",
    begin: begin({
      at: "attack",
      me: { spirits: [strong("Worthy", 5000, { symbols: ["red", "red"] })], hand: [], ...BROKE },
      foe: { spirits: [strong("Plain", 5000)], hand: [], ...BROKE },
    }),
    holds: (played) => !did(played, "attack"),
  },
  {
    title: "keeps its spirits in hand when the next attack would sweep them away",
    begin: begin({
      me: { spirits: [small], hand: [strong("A", 1000), strong("B", 1000)], reserve: 6 },
      foe: {
        spirits: [
          strong("Storm", 9000, { effects: [always(whenAttacking(all(foes(bpUpTo(3000)), destroy())))] }),
          strong("Wall", 9000),
          strong("Wall 2", 9000),
        ],
        hand: [],
        ...BROKE,
      },
    }),
    holds: ({ g }) => g.cardsIn("hand", 0).length >= 1,
  },
];

export const battleSpiritsSagaTactics: TacticsOf<SagaScenario> = {
  game: "Battle Spirits Saga",
  tactics,
  scriptFor,
};
