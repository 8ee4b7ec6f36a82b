/** Excel.ChartType: the kinds that are modelled, and the others that Excel has. */
import { CHART_TYPES, type ChartType } from '../../charts/chart';
import type { Argument } from '../../object-type';
import { anyCase } from './kept';

const OTHERS =
  `3DArea 3DAreaStacked 3DAreaStacked100 3DBarClustered 3DBarStacked 3DBarStacked100 3DColumn 3DColumnClustered
3DColumnStacked 3DColumnStacked100 3DLine 3DPie 3DPieExploded BarOfPie Boxwhisker Bubble Bubble3DEffect ConeBarClustered
ConeBarStacked ConeBarStacked100 ConeCol ConeColClustered ConeColStacked ConeColStacked100 CylinderBarClustered
CylinderBarStacked CylinderBarStacked100 CylinderCol CylinderColClustered CylinderColStacked CylinderColStacked100
DoughnutExploded Funnel Histogram Pareto PieExploded PieOfPie PyramidBarClustered PyramidBarStacked
PyramidBarStacked100 PyramidCol PyramidColClustered PyramidColStacked PyramidColStacked100 Radar RadarFilled
RadarMarkers RegionMap StockHLC StockOHLC StockVHLC StockVOHLC Sunburst Surface SurfaceTopView
SurfaceTopViewWireframe SurfaceWireframe Treemap Waterfall XYScatter XYScatterLines XYScatterLinesNoMarkers
XYScatterSmooth XYScatterSmoothNoMarkers`.split(/\s+/);

export const chartType = (value: Argument | undefined): ChartType => anyCase(value, CHART_TYPES, OTHERS);
