import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Point } from "../gesture/types";
import { rasteriseStrips } from "../parts/dice/strips";
import type { Pose } from "../state/spots";
import { useTable, useTableStore } from "../state/table";
import styles from "./AnimationLayer.module.css";
import { Banner } from "./Banner";
import { CurvedArrow } from "./CurvedArrow";
import { playEffects } from "./effects";
import { FlyingCard } from "./FlyingCard";
import type { Flight } from "./flights";
import { type Path, pathOf } from "./paths";
import type { Playing } from "./playback";
import type { Poses } from "./poses";
import { usePlaybackHere, usePlaying } from "./usePlayback";

/** What is drawn over the table for a beat. */
interface Drawn {
  readonly playing: Playing;
  readonly flights: readonly { readonly flight: Flight; readonly path: Path }[];
  readonly arrows: readonly { readonly from: Pose; readonly to: Pose; readonly at: number }[];
}

/**
 * @param poses as the table is drawn from this beat on.
 * @param corner where the layer begins on the screen.
 */
function drawnFor(playing: Playing, poses: Poses, corner: Point): Drawn {
  const inLayer = (pose: Pose | null): Pose | null =>
    pose && { ...pose, x: pose.x - corner.x, y: pose.y - corner.y };
  const flights = playing.flights.flatMap((flight) => {
    const { step, card, from, goesOn } = flight;
    const isHeldUp = step.do === "fly" && step.cast;
    const to = isHeldUp ? poses.middle() : poses.of(step.to, step.do === "fly" ? card : undefined);
    const path = pathOf(step, inLayer(from), inLayer(to), goesOn);
    return path === null ? [] : [{ flight, path }];
  });
  const arrows = playing.beat.steps.flatMap((step) => {
    if (step.do !== "aim") return [];
    const [from, to] = [inLayer(poses.of(step.from)), inLayer(poses.of(step.to))];
    return from === null || to === null ? [] : [{ from, to, at: step.at }];
  });
  return { playing, flights, arrows };
}

/** What is seen to happen over the table, out of the way of every press. */
export function AnimationLayer() {
  const layer = useRef<HTMLDivElement>(null);
  const table = useTableStore();
  const { poses } = usePlaybackHere();
  const playing = usePlaying();
  const [latest, setLatest] = useState<Drawn | null>(null);

  useLayoutEffect(() => {
    const root = layer.current?.parentElement;
    const now = poses();
    if (playing === null || !layer.current || !root || now === null) return setLatest(null);
    const { x, y } = layer.current.getBoundingClientRect();
    setLatest(drawnFor(playing, now, { x, y }));
    const { mat } = table.getState().game;
    return playEffects(playing.beat, { root, mat, factor: playing.batch.pace.factor });
  }, [playing, poses, table]);

  useStrips(layer);
  const drawn = latest?.playing === playing ? latest : null;
  const batch = playing?.batch;
  const begun = playing === null ? 0 : playing.beat.at + playing.beat.ms;
  return (
    <div ref={layer} className={styles.layer} aria-hidden="true" data-motion-layer>
      <div className={styles.probe} />
      {drawn?.flights.map(({ flight, path }) => (
        <FlyingCard
          key={`${drawn.playing.batch.id} ${flight.step.card} ${flight.step.at}`}
          flight={flight}
          path={path}
          playing={drawn.playing}
        />
      ))}
      {drawn?.arrows.map(({ from, to, at }) => (
        <CurvedArrow key={`${drawn.playing.batch.id} ${at}`} from={from} to={to} gap={22 * from.scale} />
      ))}
      {batch?.banner && batch.banner.at < begun && (
        <Banner key={batch.id} banner={batch.banner} pace={batch.pace} />
      )}
    </div>
  );
}

/** Makes the images of rolling dice ready for a game that has dice. */
function useStrips(layer: RefObject<HTMLDivElement | null>) {
  const hasDice = useTable((s) => Object.values(s.game.mat.cues ?? {}).includes("dice"));
  const seats = useTable((s) => s.view.seats.length);
  useEffect(() => {
    if (hasDice && layer.current) void rasteriseStrips(layer.current, seats);
  }, [hasDice, seats, layer]);
}
