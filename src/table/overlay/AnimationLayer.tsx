import { useLayoutEffect, useRef, useState } from "react";
import type { Game } from "../../games/game";
import type { Sign } from "../../games/mat";
import { seatElement, selector } from "../dom/attributes";
import type { Point } from "../dom/point";
import { playEffects } from "../motion/effects";
import type { CardFlight, Moving } from "../motion/flights";
import type { Pose } from "../motion/locator";
import { type Path, pathOf } from "../motion/paths";
import { type PieceFlight, pieceFlights } from "../motion/piece-flights";
import { cardElement, type Poses } from "../motion/poses";
import type { Pulse, SignStep } from "../motion/steps";
import { usePlayback } from "../playback/context";
import { useTable, useTableStore } from "../state/table";
import { signed } from "../viewmodel/stats";
import styles from "./AnimationLayer.module.css";
import { Banner } from "./Banner";
import { FlyingCard } from "./FlyingCard";
import { FlyingPiece } from "./FlyingPiece";
import { SignMark } from "./SignMark";

interface DrawnFlight {
  readonly flight: CardFlight;
  readonly path: Path;
}

/** What is drawn over the table during a beat. */
interface Drawn {
  readonly moving: Moving | null;
  readonly flights: readonly DrawnFlight[];
  readonly pieces: readonly PieceFlight[];
  readonly amounts: readonly { readonly spot: Point; readonly amount: number; readonly key: string }[];
  readonly signs: readonly { readonly spot: Point; readonly sign: Sign; readonly key: string }[];
}

const NOTHING: Drawn = { moving: null, flights: [], pieces: [], amounts: [], signs: [] };

function pathFor(
  { step, card, from, goesOn }: CardFlight,
  poses: Poses,
  inLayer: (pose: Pose | null) => Pose | null,
) {
  const isHeldUp = step.kind === "fly" && step.cast;
  // A card that goes to a pile is drawn in its old place until its flight has been seen.
  const id = step.kind === "fly" && !step.toPile ? card : null;
  const to = isHeldUp ? poses.middle() : poses.of(step.to, step.kind === "fly" ? id : undefined);
  return pathOf(step, inLayer(from), inLayer(to), goesOn);
}

/** The changes of numbers, at their card or beside their player. A card with several of them shows each amount once. */
function amountsIn(moving: Moving, spotOf: (pulse: Pulse) => Point | null): Drawn["amounts"] {
  const amounts = moving.beat.steps.flatMap((step) => {
    if (step.kind !== "pulse" || step.amount === undefined) return [];
    const spot = spotOf(step);
    const about = "seat" in step.on ? `${step.on.seat}.${step.on.counter}` : step.on.card;
    const key = `${moving.batch.id} ${step.at} ${about} ${step.amount}`;
    return spot === null ? [] : [{ spot, amount: step.amount, key }];
  });
  return amounts.filter(({ key }, i) => amounts.findIndex((other) => other.key === key) === i);
}

/** The signs of a beat where something happens. */
function signsIn(moving: Moving, spotOf: (step: SignStep) => Point | null): Drawn["signs"] {
  return moving.beat.steps.flatMap((step) => {
    const spot = step.kind === "sign" ? spotOf(step) : null;
    if (step.kind !== "sign" || spot === null) return [];
    return [{ spot, sign: step.sign, key: `${moving.batch.id} ${step.at} ${step.sign}` }];
  });
}

/**
 * @param poses as the table is drawn from this beat on.
 * @param before flights that may still be under way.
 * @param layer that contains all of it.
 */
function drawnFor(
  game: Game,
  moving: Moving,
  poses: Poses,
  before: readonly DrawnFlight[],
  layer: Element,
): Drawn {
  const { x, y } = layer.getBoundingClientRect();
  const inLayer = (pose: Pose | null): Pose | null => pose && { ...pose, x: pose.x - x, y: pose.y - y };
  const flights = moving.flights.flatMap((flight) => {
    const earlier = before.find((one) => one.flight === flight);
    const path = earlier === undefined ? pathFor(flight, poses, inLayer) : null;
    return earlier ?? (path === null ? [] : [{ flight, path }]);
  });
  const root = layer.parentElement;
  const middleOf = (element: Element | null | undefined): Point | null => {
    const box = element?.getBoundingClientRect();
    return box ? { x: box.left + box.width / 2 - x, y: box.top + box.height / 2 - y } : null;
  };
  const amounts = amountsIn(moving, ({ on }) =>
    middleOf(
      "seat" in on
        ? root?.querySelector(selector("count", `${on.seat}.${on.counter}`))
        : root && cardElement(root, on.card),
    ),
  );
  const signs = signsIn(moving, ({ on }) => {
    const element = "seat" in on ? root && seatElement(root, on.seat) : root && cardElement(root, on.card);
    // A card that is carried out is held up in the middle.
    return middleOf(element) ?? inLayer(poses.middle());
  });
  const { beat, batch } = moving;
  const pieces = pieceFlights(game, beat, layer, batch.pace.factor);
  return { moving, flights, pieces, amounts, signs };
}

/** Animates events over the table without blocking any press. */
export function AnimationLayer() {
  const layer = useRef<HTMLDivElement>(null);
  const table = useTableStore();
  const { poses } = usePlayback();
  const moving = useTable((s) => s.moving);
  const banner = useTable((s) => s.banner);
  const [latest, setLatest] = useState(NOTHING);

  useLayoutEffect(() => {
    const element = layer.current;
    const root = element?.parentElement;
    const now = poses();
    if (moving === null || !element || !root || now === null) return setLatest(NOTHING);
    const { game } = table.getState();
    const { mat } = game.table;
    setLatest((before) => drawnFor(game, moving, now, before.flights, element));
    const { mode, factor } = moving.batch.pace;
    return playEffects(moving.beat, { root, mat, factor, moves: mode === "full" });
  }, [moving, poses, table]);

  const isNow = latest.moving === moving;
  const flights = latest.flights.filter(({ flight }) => moving?.flights.includes(flight));
  return (
    <div ref={layer} className={styles.layer} aria-hidden="true" data-motion-layer>
      <div className={styles.probe} />
      {flights.map(({ flight, path }) => (
        <FlyingCard
          key={`${moving?.batch.id} ${flight.step.card} ${flight.step.at}`}
          flight={flight}
          path={path}
        />
      ))}
      {isNow &&
        latest.pieces.map((flight, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a beat are drawn all at once and never change order.
          <FlyingPiece key={`${moving?.batch.id} ${moving?.beat.at} ${i}`} flight={flight} />
        ))}
      {isNow &&
        latest.amounts.map(({ key, spot, amount }) => (
          <p
            key={key}
            className={styles.amount}
            data-loss={amount < 0 || undefined}
            style={{ left: `${spot.x}px`, top: `${spot.y}px` }}
            data-amount
          >
            {signed(amount)}
          </p>
        ))}
      {isNow && latest.signs.map(({ key, spot, sign }) => <SignMark key={key} sign={sign} spot={spot} />)}
      {banner && <Banner key={banner.step.turn} banner={banner} />}
    </div>
  );
}
