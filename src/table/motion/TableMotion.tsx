import { LazyMotion, MotionConfig } from "framer-motion";
import type { ReactNode } from "react";
import { usePace } from "./pace";
import { EASE, TIMES } from "./times";

/** Loaded after the table: until then nothing glides. */
const features = async () => (await import("./features")).default;

/** Makes everything inside move at the speed of the settings, or not at all. */
export function TableMotion({ children }: { children: ReactNode }) {
  const { mode, factor } = usePace();
  const layout = { duration: (TIMES.closeUp * factor) / 1000, ease: EASE.move };
  return (
    <LazyMotion features={features} strict>
      <MotionConfig
        transition={{ layout }}
        reducedMotion={mode === "fades" ? "always" : "never"}
        skipAnimations={mode === "none"}
      >
        {children}
      </MotionConfig>
    </LazyMotion>
  );
}
