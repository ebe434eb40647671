import { Body, DrawingFrame, type DrawingProps, Fine, Plane } from './drawing-frame.tsx';

/** Prague from the river: castle and cathedral on the hill, the bridge and its tower in front, a low sun. */
export const Prague = ({ className }: DrawingProps) => (
  <DrawingFrame width={360} height={160} className={className}>
    <Plane d="M112 84a44 44 0 0 1 88 0z" />
    <path d="M4 104c22-2 36-14 58-18l10-2h196c18 4 30 14 52 18" />
    <Body d="M66 84V70h10l3-5h28l3 5h14v14zM196 84V68h48v-4h10v4h14v16z" />
    <Fine d="M72 76h2M80 76h2M88 76h2M96 76h2M104 76h2M112 76h2M202 75h2M211 75h2M220 75h2M229 75h2M238 75h2M258 75h2M196 68l4-4h44M110 70h14" />
    <Body d="M124 84V56l32-6 40 10v24z" />
    <Body d="M126 84V40l5-24 5 24v44zM139 84V40l5-24 5 24v44z" />
    <path d="M131 16v-6M144 16v-6M128.5 10h5M141.5 10h5" />
    <Body d="M164 84V34h15v50z" />
    <Body d="M163 34c0-5 4-5 4.5-9s1.5-4 2-8c.3-3 .6-4 2-6 1.4 2 1.7 3 2 6 .5 4 1.5 4 2 8s4.5 4 4.5 9z" />
    <path d="M171.5 11V3" />
    <Fine d="M128 46h6M141 46h6M131 52v8M144 52v8M131 66v10M144 66v10M164 44h15M164 56h15M169 49h5M171.5 62v12M154 62v16M159 60v20M185 64v14M191 66v12M150 56l6-6M186 57l3-5" />
    <Body d="M20 112V92l8-6 8 6v20zM36 112V96h16l6-6 6 6h6v16zM286 112V94l9-7 9 7v18zM318 112V98h22v14z" />
    <Fine d="M25 97h2M30 97h2M42 102h2M50 102h2M292 100h2M298 100h2M324 104h2M332 104h2" />
    <Body d="M2 112h356v26H2z" />
    <Body d="M14 138c0-22 40-22 40 0zM70 138c0-22 40-22 40 0zM126 138c0-22 40-22 40 0zM182 138c0-22 40-22 40 0zM306 138c0-22 40-22 40 0z" />
    <Fine d="M2 116h356M62 124v14M118 124v14M174 124v14M40 112v-4h4v4M96 112v-5h4v5M152 112v-5h4v5M208 112v-5h4v5M326 112v-5h4v5" />
    <Body d="M236 138V72h38v66z" />
    <Body d="M247 138v-20c0-14 16-14 16 0v20z" />
    <Body d="M238 72l10-24h14l10 24z" />
    <path d="M234 72h42M255 48v-7M248 48v-4M262 48v-4M236 72v-8l3-8M274 72v-8l-3-8" />
    <Fine d="M236 92h38M236 82h38M243 86v3M255 86v3M267 86v3M246 60h18M244 66h22M250 98v6M260 98v6" />
    <Fine d="M2 143h52M66 143h96M176 143h60M250 143h106M30 148h64M110 148h84M214 148h96M84 153h52M160 153h90M140 157h44" />
  </DrawingFrame>
);
