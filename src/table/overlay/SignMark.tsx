import {
  ArrowBigUp,
  Ban,
  Flame,
  Heart,
  Link,
  type LucideIcon,
  Shield,
  ShieldCheck,
  Sparkles,
} from "lucide-react";
import type { Sign } from "../../games/mat";
import type { Point } from "../dom/point";
import styles from "./SignMark.module.css";

const ICONS: Readonly<Record<Sign, LucideIcon>> = {
  block: Shield,
  shield: ShieldCheck,
  negate: Ban,
  rise: ArrowBigUp,
  burn: Flame,
  heal: Heart,
  spark: Sparkles,
  link: Link,
};

/** A sign at the place where something happens. Its line in the log says the same in words. */
export function SignMark({ sign, spot }: { sign: Sign; spot: Point }) {
  const Icon = ICONS[sign];
  // Whole on the screen, also for a player at its upper edge.
  const place = { left: `max(2.5rem, ${spot.x}px)`, top: `max(2.5rem, ${spot.y}px)` };
  return (
    <span className={styles.sign} data-sign-of={sign} style={place}>
      <Icon />
    </span>
  );
}
