import { Body, DrawingFrame, type DrawingProps, Fine, Plane } from './drawing-frame.tsx';

/** Bratislava from the Danube: the castle with its four towers, St Martin's spire, the bridge with its disc. */
export const Bratislava = ({ className }: DrawingProps) => (
  <DrawingFrame width={360} height={160} className={className}>
    <Plane d="M84 78a46 46 0 0 1 92 0z" />
    <path d="M2 112c24-2 38-28 66-34h124c22 6 34 28 60 34" />
    <Body d="M78 78V40h104v38z" />
    <Body d="M72 78V34h18v44zM170 78V28h20v50z" />
    <Body d="M72 34l9-12 9 12zM168 28l12-16 12 16z" />
    <Body d="M94 40v-6h12v6zM154 40v-6h12v6zM94 34l6-8 6 8zM154 34l6-8 6 8z" />
    <path d="M81 22v-6M180 12V5M78 40h104" />
    <Fine d="M90 46h80M98 52h4v6h-4zM110 52h4v6h-4zM122 52h4v6h-4zM134 52h4v6h-4zM146 52h4v6h-4zM158 52h4v6h-4zM98 64h4v6h-4zM110 64h4v6h-4zM146 64h4v6h-4zM158 64h4v6h-4zM126 78V68c0-4 8-4 8 0v10M79 44h4M79 54h4M79 64h4M178 40h4M178 50h4M178 62h4" />
    <Fine d="M66 90l14-6M80 98l20-10M170 88l20 8M196 96l16 8M110 96l10-4" />
    <Body d="M22 118V98l10-8 10 8v20zM42 118v-14h20v14zM62 118V96l9-7 9 7v22z" />
    <Body d="M204 118V92l22-8 22 8v26z" />
    <Body d="M190 118V62h16v56z" />
    <Body d="M190 62l3-8h10l3 8zM193 54l5-30 5 30z" />
    <path d="M198 24v-8M195.5 19h5" />
    <Fine d="M190 74h16M190 90h16M195 66h6M198 79v6M198 96v12M214 98v12M224 98v12M234 98v12M27 102h2M34 102h2M48 109h2M55 109h2M68 101h2M74 101h2" />
    <path d="M2 118h356" />
    <Body d="M232 109h126v5H232z" />
    <path d="M312 118L296 46M324 118L302 46M250 114v4M344 114v4" />
    <Body d="M280 40c0-3 9-5.5 19-5.5s19 2.5 19 5.5-9 7-19 7-19-4-19-7z" />
    <Fine d="M280 40c4 2 10 3 19 3s15-1 19-3M292 34.5V31h14v3.5M299 31v-8M296 46L240 109M296 46l-36 63M296 48l-16 61M302 46l52 63M303.5 80h10M307 96h11" />
    <Fine d="M2 124h60M76 124h110M200 124h38M20 131h84M122 131h96M236 131h60M312 131h40M60 138h72M150 138h100M276 138h52M110 145h60M190 145h62M160 152h44" />
  </DrawingFrame>
);
