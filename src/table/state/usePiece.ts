import { useEffect, useState } from "react";
import { inPieces } from "./pictures";

/** For a part that comes after what it belongs to: false in the first picture, true once it is its turn. */
export function usePiece(): boolean {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    let isThere = true;
    inPieces(() => {
      if (isThere) setDue(true);
    });
    return () => {
      isThere = false;
    };
  }, []);
  return isDue;
}
