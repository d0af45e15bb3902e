import { domMax, LazyMotion, MotionConfig } from "framer-motion";
import type { ReactNode } from "react";
import { usePace } from "./pace";
import { EASE, TIMES } from "./times";

/** Makes everything inside move at the speed of the settings, or not at all. */
export function TableMotion({ children }: { children: ReactNode }) {
  const { mode, factor } = usePace();
  const seconds = (ms: number) => (ms * factor) / 1000;
  const transition =
    mode === "full"
      ? {
          duration: seconds(TIMES.panel),
          ease: EASE.enter,
          layout: { duration: seconds(TIMES.closeUp), ease: EASE.move },
        }
      : { duration: TIMES.fade / 1000, ease: "linear" as const };
  return (
    <LazyMotion features={domMax} strict>
      <MotionConfig
        transition={transition}
        reducedMotion={mode === "fades" ? "always" : "never"}
        skipAnimations={mode === "none"}
      >
        {children}
      </MotionConfig>
    </LazyMotion>
  );
}
