import type { AnytimeSpec } from "../rules";
import { NONE } from "../state/ids";
import type { Plain } from "../state/plain";
import { seatOf } from "../state/state";
import { withRule } from "../verbs/cite";
import { addSeatCounter, announce, eliminate, finish } from "../verbs/seats";
import { OK, refuse } from "./decision";
import { backOut, takeBack, takebackFor } from "./takeback";

/**
 * Conceding.
 * @param rule the clause that allows it.
 */
export function concede(rule: string): AnytimeSpec {
  return {
    can: () => OK,
    perform: (g, seat) => eliminate(g, seat, "concession", rule),
  };
}

/**
 * Offering, accepting and declining a draw: `data.reply` is "offer", "accept" or "decline". An offer stays open until
 * it is declined or a seat leaves.
 */
export function drawByAgreement(rule: string): AnytimeSpec {
  const replies: readonly Plain[] = ["offer", "accept", "decline"];
  return {
    variants: replies.map((reply) => ({ reply })),
    can: (g, seat, action) => {
      const open = g.state.drawOffers.length > 0;
      const reply = action.data?.reply ?? null;
      if (!replies.includes(reply)) return refuse("no-such-action", rule);
      if (reply === "offer") return open ? refuse("draw-already-offered", rule) : OK;
      if (!open) return refuse("no-draw-offered", rule);
      return g.state.drawOffers.includes(seat) ? refuse("own-draw-offer", rule) : OK;
    },
    perform: (g, seat, action) => {
      const reply = action.data?.reply ?? null;
      announce(g, "draw-offer", seat, { rule, data: { reply } });
      g.state.drawOffers = reply === "decline" ? [] : [...g.state.drawOffers, seat];
      const all = g.state.seats.every((s) => s.status === "out" || g.state.drawOffers.includes(s.seat));
      if (all) finish(g, [], "agreed-draw", rule);
    },
  };
}

/** A time-out: nothing else can be done until the seat that called it ends it. */
export function timeOut(rule: string): { "time-out": AnytimeSpec; "end-time-out": AnytimeSpec } {
  return {
    "time-out": {
      can: (g) => (g.state.paused === NONE ? OK : refuse("already-time-out", rule)),
      perform: (g, seat) => {
        g.state.paused = seat;
        announce(g, "time-out", seat, { rule });
      },
    },
    "end-time-out": {
      can: (g, seat) => {
        if (g.state.paused === NONE) return refuse("no-time-out", rule);
        const caller = seatOf(g.state, g.state.paused);
        return caller.seat === seat ? OK : refuse("not-your-time-out", rule, { player: caller.name });
      },
      perform: (g, seat) => {
        g.state.paused = NONE;
        announce(g, "end-time-out", seat, { rule });
      },
    },
  };
}

/**
 * Sets whether a seat auto-passes, in `data.spared`; off at first. The other seats learn neither the setting nor who is
 * asked in a window. It is never listed, since it is not a move.
 * @param rule clause of a refusal.
 */
export function autoPass(rule: string): AnytimeSpec {
  return {
    variants: [],
    can: (_g, _seat, { data }) => (typeof data?.spared === "boolean" ? OK : refuse("no-such-action", rule)),
    perform: (g, seat, { data }) => {
      const others = (g.state.spared ?? 0) & ~(1 << seat);
      const spared = data?.spared === true ? others | (1 << seat) : others;
      g.state.spared = spared === 0 ? undefined : spared;
    },
  };
}

/**
 * Backing out of an announcement before all of it is paid.
 * @param rule the clause that allows it.
 */
export function cancelAnnouncement(rule: string): AnytimeSpec {
  return {
    can: (g, seat) => {
      const isOwn = g.state.announced?.seat === seat && g.state.decision?.seat === seat;
      return isOwn && g.state.paused === NONE ? OK : refuse("nothing-to-back-out-of", rule);
    },
    perform: (g) => backOut(g),
  };
}

/**
 * Taking back one's own last action for one counter.
 * @param counter the seat counter that is spent.
 * @param rules clause per reason.
 */
export function paidTakeback(
  counter: string,
  rules: { none: string; final: string; spend: string },
): AnytimeSpec {
  return {
    spends: counter,
    can: (g, seat) => {
      if ((seatOf(g.state, seat).counters[counter] ?? 0) < 1) return refuse("no-takeback-left", rules.none);
      return takebackFor(g, seat) === undefined ? refuse("nothing-to-take-back", rules.final) : OK;
    },
    perform: (g, seat) => {
      withRule(g, rules.spend, () => addSeatCounter(g, seat, counter, -1));
      takeBack(g, seat, [counter]);
    },
  };
}
