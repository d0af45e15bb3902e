import { expect, test } from "vitest";
import type { Amount, Condition } from "../../../language";
import { always, at, burst, type SagaCard } from "../cards/card";
import {
  bp,
  choose,
  coresOff,
  destroy,
  draw,
  foes,
  gainLife,
  own,
  seq,
  when,
  whenAttacking,
  word,
} from "../cards/parts";
import {
  aFlash,
  aMagic,
  aMain,
  aNexus,
  bear,
  beast,
  burstCard,
  saga,
  slayOwn,
  strong,
  wolf,
} from "../testing";

// One scenario for each rule that is easy to get wrong.

test("BSS 2-10-3, BSS 8-8-1-3-2 an effect of a level that changes its own level is counted once and settles", () => {
  const rising = beast("Riser", {
    levels: [
      { cores: 1, bp: 1000 },
      { cores: 2, bp: 2000 },
      { cores: 9, bp: 9000 },
    ],
    effects: [at(2)({ kind: "standing", cards: "this", stats: ["level"], op: "set", amount: 3 })],
  });
  const g = saga({ me: { spirits: [rising], reserve: 5 } });
  expect(g.level("Riser")).toBe(1);
  expect(g.bp("Riser")).toBe(1000);
  g.me.add("Riser");
  expect(g.level("Riser")).toBe(3);
  expect(g.bp("Riser")).toBe(9000);
  g.me.take("Riser");
  expect(g.level("Riser")).toBe(1);
  expect(g.bp("Riser")).toBe(1000);
});

test("BSS 8-10-1 a card that has left is read as it was: exhausted, and at its level", () => {
  const judge = aMain(
    "Judge",
    choose(
      foes(),
      seq(
        destroy(),
        { do: "if", condition: { is: "matches", card: "it", filter: { being: "exhausted" } }, then: draw(1) },
        {
          do: "if",
          condition: { is: "matches", card: "it", filter: { stat: { name: "level", atLeast: 2 } } },
          then: draw(2),
        },
      ),
    ),
  );
  const drawn = (cores: number, exhausted: boolean) => {
    const spirit = { card: beast("Target"), cores, ...(exhausted && { exhausted: true as const }) };
    const g = saga({ me: { hand: [judge] }, foe: { spirits: [spirit] } });
    g.me.magic("Judge").pick("Target");
    expect(g.zone("Target")).toBe("trash");
    return g.me.hand.length;
  };
  expect(drawn(1, false)).toBe(0);
  expect(drawn(1, true)).toBe(1);
  expect(drawn(3, false)).toBe(2);
  expect(drawn(3, true)).toBe(3);
});

test("BSS 10-9-3, BSS 3-8-2 prompts for a burst whether or not it matches, so the opponent learns nothing until it is activated", () => {
  const fits = burstCard("Trap", gainLife(1));
  const other = aMagic("Other", burst({ on: "destroyed", card: own(), by: "opponent" }, draw(1)));
  const seen = [fits, other].map((card) => {
    const g = saga({ at: "attack", me: { spirits: [wolf] }, foe: { burst: card }, stops: ["burst"] });
    g.me.attack("Wolf");
    g.foe.pass();
    const asked = g.asked;
    const view = { ...g.view(0), config: null };
    g.foe.pass();
    return {
      asked,
      view: JSON.stringify(view),
      events: g.eventsSeenBy(0).map(({ type }) => type),
      burst: g.foe.burst.length,
    };
  });
  expect(seen[0]?.asked).toBe("burst 1");
  expect(seen[0]).toEqual(seen[1]);
});

test("BSS 11-8-1, BSS 10-6-7 the spirit emptied for Ascend may pay with all but its last core, which may be placed", () => {
  const scion = beast("Scion", { cost: 2, ascend: { subtype: "beast" } });
  const enough = saga({
    me: { spirits: [{ card: wolf, cores: 2 }], hand: [scion], reserve: 1, soul: "void" },
  });
  enough.me.summon("Scion");
  expect(enough.zone("Scion")).toBe("spirits");
  expect(enough.zone("Wolf")).toBe("trash");
  expect(enough.me.cores("trash")).toBe(2);
  expect(enough.cores("Scion")).toBe(1);
  expect(enough.me.reserve).toBe(0);
});

test("BSS 11-8-1, BSS 10-6-6 refuses an Ascend summoning that leaves no core for the first level", () => {
  const scion = beast("Scion", { cost: 2, ascend: { subtype: "beast" } });
  const short = saga({ me: { spirits: [wolf], hand: [scion], reserve: 1, soul: "void" } });
  expect(short.me.why(short.me.doing("summon", "Scion")).rule).toBe("BSS 10-6-6");
});

test("BSS 8-6-3, BSS 10-1-3-3 a card destroyed with another sees it being destroyed, as it is still on the field", () => {
  const mourner = beast("Mourner", {
    effects: [
      always({ kind: "trigger", when: { on: "destroyed", card: own({ not: "this" }) }, effect: draw(1) }),
    ],
  });
  const end = aMain("End", { do: "each", from: foes(), effect: destroy() });
  const g = saga({ me: { hand: [end] }, foe: { spirits: [mourner, wolf, strong("Fox", 2000)] } });
  g.me.magic("End");
  expect(g.foe.spirits).toEqual([]);
  expect(g.foe.hand).toHaveLength(1);
});

test("BSS 10-1-3-3 an effect that responds to destruction sees the field with the card still on it", () => {
  const pack = aNexus("Pack", {
    effects: [
      always({
        ...when({ on: "destroyed", card: own() }, draw(1)),
        active: { is: "exists", filter: own(), atLeast: 2 },
      }),
    ],
  });
  const drawn = (...spirits: SagaCard[]) => {
    const g = saga({ me: { nexuses: [pack], spirits, hand: [slayOwn] } });
    g.me.magic("Slay").pick("Wolf");
    return g.me.hand.length;
  };
  expect(drawn(wolf, strong("Fox", 2000))).toBe(1);
  expect(drawn(wolf)).toBe(0);
});

test("BSS 6-3-1, BSS 6-4-1, BSS 6-5-1 start-of-step effects activate before the step's own procedure and resolve after it", () => {
  const g = (on: "core-step" | "draw-step" | "refresh-step", active: Condition, amount: Amount) => {
    const tower = aNexus("Tower", {
      effects: [always({ ...when({ on, by: "you" }, draw(amount)), active })],
    });
    const tired = { card: wolf, exhausted: true } as const;
    return saga({ at: "start", me: { nexuses: [tower], spirits: [tired], reserve: 0, soul: "void" } });
  };
  const reserve: Amount = { word: "reserve", args: { who: "you" } };
  const core = g("core-step", { is: "not", condition: { is: "more", amount: reserve, than: 0 } }, reserve);
  expect(core.me.hand).toHaveLength(2);
  const none: Condition = { is: "none", filter: { zone: "hand", of: "you" } };
  expect(g("draw-step", none, { cardsIn: "hand", of: "you" }).me.hand).toHaveLength(2);
  const isTired: Condition = { is: "exists", filter: own({ being: "exhausted" }) };
  const rested = g("refresh-step", isTired, { count: own({ being: "refreshed" }) });
  expect(rested.me.hand).toHaveLength(2);
});

test("BSS 7-1-3-1b, BSS 7-1-5-2-1 a battle whose attacker has left continues: a block may still be declared, and its window follows", () => {
  const slayOwn = aFlash("Slay", { do: "each", from: foes(), effect: destroy() });
  const g = saga({
    at: "attack",
    me: { spirits: [wolf] },
    foe: { spirits: [bear], hand: [slayOwn] },
    stops: ["flash"],
  });
  g.me.attack("Wolf");
  g.foe.magic("Slay");
  g.me.pass();
  g.foe.pass();
  expect(g.offered()).toEqual(["Bear"]);
  g.pick("Bear");
  expect(g.exhausted("Bear")).toBe(true);
  expect(g.asked).toBe("flash 1");
  g.through();
  expect(g.foe.spirits).toEqual(["Bear"]);
  expect(g.foe.life).toBe(5);
});

test("BSS 10-10-1, BSS 10-10-1b a spirit that is attacked blocks at once: only the window after the block follows", () => {
  const duelist = beast("Duelist", {
    effects: [always(whenAttacking(choose(foes(), word("attack-spirit", { card: "it" }))))],
  });
  const g = saga({
    at: "attack",
    me: { spirits: [duelist] },
    foe: { spirits: [bear] },
    stops: ["flash"],
  });
  g.me.attack("Duelist").pick("Bear");
  g.foe.pass();
  g.me.pass();
  expect(g.decision?.kind === "act" && g.decision.window).toBeUndefined();
  expect(g.me.spirits).toEqual([]);
});

test("BSS 10-10-1 an effect that attacks a spirit in the first flash window closes it: only the window after the block follows", () => {
  const duel = aFlash("Duel", choose(foes(), word("attack-spirit", { card: "it" })));
  const g = saga({
    at: "attack",
    me: { spirits: [wolf], hand: [duel, duel], reserve: 9 },
    foe: { spirits: [bear] },
    stops: ["flash"],
  });
  g.me.attack("Wolf");
  g.foe.pass();
  g.me.magic("Duel").pick("Bear");
  expect(g.exhausted("Bear")).toBe(true);
  expect(g.state.agenda.map(({ procedure }) => procedure)).toEqual(["turn", "battle", "window"]);
  expect(g.asked).toBe("flash 1");
  g.foe.pass();
  g.me.pass();
  expect(g.decision?.kind === "act" && g.decision.window).toBeUndefined();
  expect(g.zone("Wolf")).toBe("trash");
  expect(g.foe.life).toBe(5);
});

test("BSS 6-8-1-2b a this-turn effect that starts while the turn's effects end is also over with the turn", () => {
  const prop = aMain(
    "Prop",
    choose(
      own(),
      seq(
        { do: "modify", card: "it", stats: ["lv1-cost"], op: "set", amount: 0, until: "turn" },
        coresOff("it", 1, "trash"),
      ),
    ),
  );
  const dirge = aNexus("Dirge", {
    effects: [always(when({ on: "destroyed", card: own() }, { do: "each", from: own(), effect: bp(1000) }))],
  });
  const g = saga({ me: { spirits: [wolf, strong("Fox", 2000)], nexuses: [dirge], hand: [prop] } });
  g.me.magic("Prop").pick("Fox");
  expect(g.zone("Fox")).toBe("spirits");
  g.me.endMain();
  g.me.endAttack();
  expect(g.turnOf).toBe(1);
  expect(g.zone("Fox")).toBe("trash");
  expect(g.bp("Wolf")).toBe(3000);
});

test("BSS 7-1-5-2, BSS 10-1-3-3 two spirits of equal BP are destroyed together: each sees the other being destroyed", () => {
  const rival = (name: string) =>
    beast(name, { effects: [always(when({ on: "destroyed", card: foes() }, draw(1)))] });
  const g = saga({ at: "attack", me: { spirits: [rival("Mine")] }, foe: { spirits: [rival("Theirs")] } });
  g.me.attack("Mine").pick("Theirs");
  // Both effects wait: the turn player chooses which resolves first.
  expect(g.decision?.prompt.key).toBe("prompt.trigger-order");
  g.answer({ seat: 0, do: "pick", picks: [0] });
  expect(g.me.trash).toEqual(["Mine"]);
  expect(g.foe.trash).toEqual(["Theirs"]);
  expect(g.me.hand).toHaveLength(1);
  expect(g.foe.hand).toHaveLength(1);
});

test("BSS 9-4-2-3 adding a core last also self-destroys the spirit if its new level has no BP left", () => {
  const top = beast("Top", {
    levels: [
      { cores: 1, bp: 3000 },
      { cores: 2, bp: 1000 },
    ],
  });
  const g = saga({ me: { spirits: [top], hand: [aMain("Weigh", choose(own(), bp(-2000)))] } });
  g.me.magic("Weigh").pick("Top");
  expect(g.bp("Top")).toBe(1000);
  g.me.add("Top");
  expect(g.zone("Top")).toBe("trash");
  expect(g.eventTypes.includes("self-destroyed")).toBe(true);
});
