import type { Family } from "./family";

/** Wings spread, soaring, stooping, perched or wading. */
export const bird: Family = [
  [
    /roc\b|mother|eagle/,
    "/=aSm4mCuGqKwQqSuaoaac~WK8WSGWaGWi8/UeQuWqeuae~WOAWKASG8/TDKHNJSI/SGa6YCeAWK|.SF2",
    ["", "/SGW6YCeAWK"],
  ],
  [/gull|courier|raven|jet/, "~8W4GSCSWGeYCqa5yc8/CR2XCX/QQi4gCmCiKmMiQmSgWQa/OQE4KAK6OCQ8SEUCWGOa|.DT3"],
  [/falcon|hawk|diver|sling/, "~Gq4KmCScIaSCiG5m8C/GmCyOq/SSO4SCW8aEeCeKiKgOSe/OY0S4a0Y4c2c8e6eCgOi|.Jn3"],
  [/owl|sentinel|\bcrow/, "~WAKWGSWKOWWYWgSYqA/=ODM3V8/CqsmuqCu/Tmamb-Vz/eOqqmmmqikimgigkegeY|.=TF7/VIXIWM"],
  [/heron|crane/, "~KC7O88QC6OK5SS8cWMmaCwe3/K84DJD~aa4ai3au2~ea4ii3eo2eu2/O6X3S9/aQ-auayeqcuemeqekeaa|.MA3"],
];
