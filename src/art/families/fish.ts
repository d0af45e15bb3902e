import type { Family } from "./family";

/** A leaping great fish, many arms, a ray, an eel. */
export const fish: Family = [
  [
    /whale|behemoth|leviathan|minnow/,
    "~8S3COEKKSWOSiWGqi7qm5/qiiuqq-uui/OEW4eG/KSKgSW/aVbggZ/6TAVFSCa6X|.FM4",
    ["", "~KG3E828C1|.6C6"],
  ],
  [/ray|manta/, "(WAOGCO0KAWOeWieesW-KqOeG/=TCQ4OF~Wg6Wm4Ss3Wy1|.=RI4~=MS2GS3CS1"],
  [
    /eel|serpent|under/,
    "~4K3CGEKKCSQCaWEkSCqI8wE6-I1/CCK8WKgKoCmOaYMO/6LCRFK~6m2Ki5Wm7mi5yo1|.AG4.OP3.WU3.fT3",
  ],
];
