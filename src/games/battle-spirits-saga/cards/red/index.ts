import { magics } from "./magic";
import { nexuses } from "./nexuses";
import { spirits } from "./spirits";

export const red = [...spirits, ...nexuses, ...magics];
