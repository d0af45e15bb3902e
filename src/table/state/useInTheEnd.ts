import { useEffect, useState } from "react";
import { inTheEnd } from "./pictures";

/** The same a little later, when all else is drawn: for what makes something move. */
export function useInTheEnd<T>(value: T): T {
  const [seen, setSeen] = useState(value);
  useEffect(() => {
    let isWanted = true;
    inTheEnd(() => {
      if (isWanted) setSeen(value);
    });
    return () => {
      isWanted = false;
    };
  }, [value]);
  return seen;
}
