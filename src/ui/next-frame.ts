import { useEffect, useState } from "react";

/**
 * @returns the value of the last painted frame. What depends on it is rendered in a frame of its own, so that two
 * expensive consequences of one press do not share a frame.
 */
export function useNextFrame<T>(value: T): T {
  const [painted, setPainted] = useState<T>(value);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setPainted(value));
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return painted;
}
